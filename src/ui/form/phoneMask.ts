import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { PHONE_MASK, parsePhone } from '../../domain/phones'

/** Stands in the field as soon as it has the focus: what is typed then is the number without its country. */
export const PREFIX = '+7 ('

/** A number as people and browsers write it: with +7, 8, spaces, brackets. Its last ten digits are what counts. */
const WHOLE_NUMBER = /^\D*[78]?\D*((?:\d\D*){10})$/

/** A number of another country; its digits under +7 would be somebody else's. */
const FOREIGN = /^\D*\+\D*(?!7)\d/

/** More digits than a number has, or those of another country: cut to size they would name somebody else. */
export const isNoNumber = (pasted: string): boolean =>
  FOREIGN.test(pasted) || (pasted.replace(/\D/g, '').length > 10 && !WHOLE_NUMBER.test(pasted))

/** A whole number whose first digit was typed as the 8 of «8 701 …»: another digit tells. */
const BEGUN_WITH_8 = /^\+7 \(8\d\d\) \d{3}-\d\d-\d\d$/

/** The mask +7 (###) ###-##-## (reference-data, section 9). */
export const PHONE_MASK_OPTIONS: MaskitoOptions = {
  mask: PHONE_MASK,
  preprocessors: [
    ({ elementState, data }, action) => {
      // Pasted text is inserted, what a browser fills in is only validated.
      const { value, selection } = elementState
      if (/^\d$/.test(data) && BEGUN_WITH_8.test(value) && selection[0] === value.length) {
        return { elementState: { value: '', selection: [0, 0] }, data: `+7${value.replace(/\D/g, '').slice(2)}${data}` }
      }
      if (action === 'insert' && isNoNumber(data)) return { elementState, data: '' }
      const text = action === 'validation' ? value : data
      const number = text.startsWith(PREFIX) ? undefined : text.match(WHOLE_NUMBER)?.[1]?.replace(/\D/g, '')
      if (number === undefined) return { elementState, data }
      const whole = `+7${number}`
      return action === 'validation'
        ? { elementState: { value: whole, selection }, data }
        : { elementState: { value: '', selection: [0, 0] }, data: whole }
    },
  ],
}

/** Stored digits, whole or not, as they stand in the mask: `7700` → `+7 (700`. */
export function toMasked(digits: string | undefined): string {
  if (digits === undefined) return ''
  return maskitoTransform(digits.replace(/^7/, PREFIX), PHONE_MASK_OPTIONS)
}

/** The mask's text as stored digits; the bare prefix is nothing. */
export const fromMasked = (text: string): string => parsePhone(text)
