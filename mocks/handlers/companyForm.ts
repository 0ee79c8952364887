import { array, number, object } from 'superstruct'
import { maybe } from '../../src/lib/structs'
import { type Caller, requireFormCity } from '../http/access'
import { invalid } from '../http/httpError'
import { filled, note, oneOf, parsePayload } from '../http/payload'
import { filterDate } from '../http/payloadDates'
import type { CompanyRecord } from '../store/records'
import type { World } from '../store/world'

const Form = object({
  name: filled(),
  legalName: note(),
  bankDetails: note(),
  legalAddress: note(),
  postalAddress: note(),
  actualAddress: note(),
  contract: note(),
  contractDate: filterDate(),
  status: oneOf(0, 5, 10),
  settings: array(object({ cityId: number(), typeId: oneOf(1, 2), percent: maybe(number()) })),
})

const BY_PERCENT = 1
/** Percent (reference-data, section 9). */
const HIGHEST_COMMISSION = 50

/** The company form (reference-data, section 5); `own` is the company that is edited. */
export function companyOf(
  world: World,
  caller: Caller,
  payload: unknown,
  own?: CompanyRecord,
): Omit<CompanyRecord, 'id'> {
  const { contractDate = null, ...form } = parsePayload(payload, Form)
  const settings = form.settings.map(({ percent = null, ...row }) => ({
    ...row,
    percent: row.typeId === BY_PERCENT ? percent : null,
  }))
  const problem = problemOf(settings)
  if (problem) throw invalid({ settings: problem })
  for (const { cityId } of settings) {
    const isHeld = own?.settings.some((row) => row.cityId === cityId)
    if (!isHeld) requireFormCity(world.db, caller, cityId, 'settings')
  }
  return { ...form, contractDate, settings }
}

function problemOf(settings: CompanyRecord['settings']): string | undefined {
  if (settings.length === 0) return 'Поле обязательное'
  if (new Set(settings.map(({ cityId }) => cityId)).size < settings.length) return 'Город указан дважды'
  for (const { typeId, percent } of settings) {
    if (typeId !== BY_PERCENT) continue
    if (percent === null) return 'Укажите процент'
    if (percent < 0 || percent > HIGHEST_COMMISSION) return `Процент от 0 до ${HIGHEST_COMMISSION}`
  }
  return undefined
}
