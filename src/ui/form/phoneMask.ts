import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { PHONE_MASK, parsePhone } from '../../domain/phones'

/** A pasted or autofilled number as people write it: with +7, 8, spaces, brackets. Its last ten digits are the number. */
const WHOLE_NUMBER = /^\D*[78]?\D*((?:\d\D*){10})$/

/** The mask +7 (###) ###-##-## (reference-data, section 9). */
export const PHONE_MASK_OPTIONS: MaskitoOptions = {
  mask: PHONE_MASK,
  preprocessors: [
    ({ elementState, data }, action) => {
      const number = data.match(WHOLE_NUMBER)?.[1]
      if (action !== 'insert' || number === undefined) return { elementState, data }
      return { elementState: { value: '', selection: [0, 0] }, data: number.replace(/\D/g, '') }
    },
  ],
}

/** Stored digits, whole or not, as they stand in the mask: `7700` → `+7 (700`. */
export const toMasked = (digits: string | undefined): string =>
  digits === undefined ? '' : maskitoTransform(digits.replace(/^7/, ''), PHONE_MASK_OPTIONS)

/** The mask's text as stored digits; the bare prefix is nothing. */
export const fromMasked = (text: string): string => parsePhone(text)
