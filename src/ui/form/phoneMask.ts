import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { PHONE_MASK, parsePhone } from '../../domain/phones'

/** Stands in the field as soon as it has the focus: what is typed then is the number without its country. */
export const PREFIX = '+7 ('

/** A number as people and browsers write it: with +7, 8, spaces, brackets. Its last ten digits are what counts. */
const WHOLE_NUMBER = /^\D*[78]?\D*((?:\d\D*){10})$/

/** A number of another country; its digits under +7 would be somebody else's. */
const FOREIGN = /^\D*\+\D*(?!7)\d/

/** More digits than a number has, or those of another country: cut to size they would name somebody else. */
const isNoNumber = (pasted: string): boolean =>
  FOREIGN.test(pasted) || (pasted.replace(/\D/g, '').length > 10 && !WHOLE_NUMBER.test(pasted))

/** A whole number whose first digit was typed as the 8 of «8 701 …»: another digit tells. */
const BEGUN_WITH_8 = /^\+7 \(8\d\d\) \d{3}-\d\d-\d\d$/

/** No digit of the number has been typed yet. */
const IS_EMPTY = /^\+?7? ?\(?$/

/**
 * The mask +7 (###) ###-##-## (reference-data, section 9). A typed country code is dropped. An eleventh digit is kept, so that the
 * number is invalid: cutting it off could leave another person's number. `onRefused` is called when pasted or autofilled text is not
 * one phone number.
 */
export function phoneMask(onRefused: () => void = () => undefined): MaskitoOptions {
  /** A `+` was typed: the 7 behind it is the country. */
  let hasPlus = false
  return {
    mask: [...PHONE_MASK, /\d/],
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState
        if (action === 'validation') return { elementState: { value: filledIn(value, onRefused), selection }, data }
        if (action !== 'insert') return { elementState, data }
        const isCountry = hasPlus && data === '7' && IS_EMPTY.test(value)
        hasPlus = data === '+' && IS_EMPTY.test(value)
        if (isCountry || hasPlus) return { elementState, data: '' }
        if (/^\d$/.test(data) && BEGUN_WITH_8.test(value) && selection[0] === value.length) {
          const number = value.replace(/\D/g, '').slice(2)
          return { elementState: { value: '', selection: [0, 0] }, data: `+7${number}${data}` }
        }
        if (isNoNumber(data)) {
          onRefused()
          return { elementState, data: '' }
        }
        const number = nationalPart(data)
        return number === undefined
          ? { elementState, data }
          : { elementState: { value: '', selection: [0, 0] }, data: `+7${number}` }
      },
    ],
  }
}

/** What a browser fills in replaces the text as a whole. */
function filledIn(value: string, onRefused: () => void): string {
  if (value.startsWith(PREFIX)) return value
  if (isNoNumber(value)) {
    onRefused()
    return ''
  }
  const number = nationalPart(value)
  return number === undefined ? value : `+7${number}`
}

/** The ten digits of a whole number. */
const nationalPart = (text: string): string | undefined =>
  text.startsWith(PREFIX) ? undefined : WHOLE_NUMBER.exec(text)?.[1]?.replace(/\D/g, '')

const MASK = phoneMask()

/** Stored digits, whole or not, as they stand in the mask: `7700` → `+7 (700`. */
export function toMasked(digits: string | undefined): string {
  if (digits === undefined) return ''
  return maskitoTransform(digits.replace(/^7/, PREFIX), MASK)
}

/** The mask's text as stored digits; the bare prefix is nothing. */
export const fromMasked = (text: string): string => parsePhone(text)
