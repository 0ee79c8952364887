import type { ApiCall } from './call'
import { COMPANY_CALLS } from './companies'
import { DICTIONARY_CALLS } from './dictionaries'
import { MONEY_CALLS } from './money'
import { OPERATION_CALLS } from './operations'
import { REFERENCE_DATA_CALLS } from './referenceData'

/** Every function of the API at least once, and every form that its request may take. */
export const API_CALLS: ApiCall[] = [
  ...REFERENCE_DATA_CALLS,
  ...COMPANY_CALLS,
  ...DICTIONARY_CALLS,
  ...OPERATION_CALLS,
  ...MONEY_CALLS,
]
