import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { PHONE_MASK } from '../../domain/phones'

export const PHONE_PREFIX = '+7 ('

/** A complete phone number, with or without +7, 8, spaces or brackets. The group captures its last ten digits. */
const WHOLE_NUMBER = /^\D*[78]?\D*((?:\d\D*){10})$/

/** A phone number with another country's code. With +7 in front, its digits would be another person's number. */
const FOREIGN = /^\D*\+\D*(?!7)\d/

/** Pasted text with too many digits or another country's code is rejected: a shortened number would be another person's. */
const isNoNumber = (pasted: string): boolean =>
  FOREIGN.test(pasted) || (pasted.replace(/\D/g, '').length > 10 && !WHOLE_NUMBER.test(pasted))

/**
 * A complete masked number that begins with 8. If the user types one more digit, the 8 was the long-distance prefix of «8 701 …» and is
 * removed.
 */
const BEGUN_WITH_8 = /^\+7 \(8\d\d\) \d{3}-\d\d-\d\d$/

const IS_EMPTY = /^\+?7? ?\(?$/

/**
 * Input mask +7 (###) ###-##-## (reference-data, section 9). A typed country code is dropped. An eleventh digit is kept, so that the number
 * is invalid instead of being cut to another person's number. `onRefused` runs if pasted or autofilled text is not a single phone number.
 */
export function phoneMask(onRefused: () => void = () => undefined): MaskitoOptions {
  /** The user has typed `+`, so a following 7 is the country code. */
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

function filledIn(value: string, onRefused: () => void): string {
  if (value.startsWith(PHONE_PREFIX)) return value
  if (isNoNumber(value)) {
    onRefused()
    return ''
  }
  const number = nationalPart(value)
  return number === undefined ? value : `+7${number}`
}

const nationalPart = (text: string): string | undefined =>
  text.startsWith(PHONE_PREFIX) ? undefined : WHOLE_NUMBER.exec(text)?.[1]?.replace(/\D/g, '')

const MASK = phoneMask()

export function phoneInputText(digits: string | undefined): string {
  if (digits === undefined) return ''
  return maskitoTransform(digits.replace(/^7/, PHONE_PREFIX), MASK)
}
