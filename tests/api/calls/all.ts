import type { ApiCall } from './call'
import { COMPANY_CALLS } from './companies'
import { DICTIONARY_CALLS } from './dictionaries'
import { MONEY_CALLS } from './money'
import { OPERATION_CALLS } from './operations'
import { REFERENCE_DATA_CALLS } from './referenceData'

/** At least one call of every API function; a function whose request has several forms is called once per form. */
export const API_CALLS: ApiCall[] = [
  ...REFERENCE_DATA_CALLS,
  ...COMPANY_CALLS,
  ...DICTIONARY_CALLS,
  ...OPERATION_CALLS,
  ...MONEY_CALLS,
]
