import type { EndpointCase } from './case'
import { COMPANY_CASES } from './companies'
import { COURIER_CASES } from './couriers'
import { DICTIONARY_CASES } from './dictionaries'
import { MONEY_CASES } from './money'
import { ORDER_CASES } from './orders'
import { REFERENCE_DATA_CASES } from './referenceData'
import { SCHEDULE_CASES } from './schedules'

export const ENDPOINT_CASES: EndpointCase[] = [
  ...REFERENCE_DATA_CASES,
  ...COMPANY_CASES,
  ...DICTIONARY_CASES,
  ...ORDER_CASES,
  ...COURIER_CASES,
  ...SCHEDULE_CASES,
  ...MONEY_CASES,
]
