import { CompanyBody } from '../../src/api/companies'
import { type ApiCaller, requirePayloadCity } from '../http/access'
import { validationError } from '../http/httpError'
import { eachRowPayloadRule, notBlank, oneOf, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload } from '../http/requestPayload'
import type { CompanyRecord } from '../store/records'
import type { World } from '../store/world'

const BY_PERCENT = 1
const BY_ZONES = 2

const Form = withPayloadRules(CompanyBody, {
  name: notBlank,
  status: oneOf(0, 5, 10),
  settings: eachRowPayloadRule({ typeId: oneOf(BY_PERCENT, BY_ZONES) }, 'Поле обязательное'),
})

/** Percent (reference-data, section 9). */
const HIGHEST_COMMISSION = 50

/** Specification: reference-data, section 5. `own` is the company being edited; it is undefined for a new company. */
export function parseCompanyPayload(
  world: World,
  caller: ApiCaller,
  payload: unknown,
  own?: CompanyRecord,
): Omit<CompanyRecord, 'id'> {
  const form = parseRequestPayload(payload, Form)
  const settings = form.settings.map(({ cityId, typeId, percent }): CompanyRecord['settings'][number] =>
    typeId === BY_PERCENT ? { cityId, typeId, percent } : { cityId, typeId: BY_ZONES, percent: null },
  )
  const problem = problemOf(settings)
  if (problem) throw validationError({ settings: problem })
  for (const { cityId } of settings) {
    const isHeld = own?.settings.some((row) => row.cityId === cityId)
    if (!isHeld) requirePayloadCity(world.db, caller, cityId, 'settings')
  }
  return { ...form, settings }
}

function problemOf(settings: CompanyRecord['settings']): string | undefined {
  if (new Set(settings.map(({ cityId }) => cityId)).size < settings.length) return 'Город указан дважды'
  for (const { typeId, percent } of settings) {
    if (typeId !== BY_PERCENT) continue
    if (percent === null) return 'Укажите процент'
    if (percent < 0 || percent > HIGHEST_COMMISSION) return `Процент от 0 до ${HIGHEST_COMMISSION}`
  }
  return undefined
}
