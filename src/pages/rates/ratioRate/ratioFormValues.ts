import { getIn } from 'final-form'
import { createRatioRate, loadRatioRateRows, type RatioRate, updateRatioRate } from '../../../api/rates'
import { FALLBACK_ERROR_MESSAGE, RequestFailure } from '../../../lib/failure'
import { type FieldName, fieldNames } from '../../../ui/form/fieldNames'
import {
  combineFieldRules,
  type FieldRule,
  maxValueRule,
  REQUIRED_MESSAGE,
  requiredRule,
} from '../../../ui/form/fieldRules'
import { emptyToNull, omitUnloadedFields } from '../../../ui/form/formValues'

/** Times are `HH:mm` (operations, section 5). */
export type RatioFormValues = {
  cityId: number
  typeId?: number | null
  ratio?: number | null
  priority: number
  timeStart?: string | null
  timeEnd?: string | null
  dateStart?: string | null
  dateEnd?: string | null
  days?: number[] | null
  status: boolean
}

export const ratioField = fieldNames<RatioFormValues>()

/** Specification: operations, section 9. */
const MAX_RATIO = 10

const twoDecimals: FieldRule<number> = (value) =>
  typeof value === 'number' && Number(value.toFixed(2)) !== value ? 'Не больше двух знаков после запятой' : undefined

const aboveZero: FieldRule<number> = (value) =>
  typeof value === 'number' && value <= 0 ? 'Значение должно быть больше 0' : undefined

export const RATIO_RULE = combineFieldRules<number>(requiredRule, aboveZero, maxValueRule(MAX_RATIO), twoDecimals)

/** A period needs both its start and its end: the field is required if the field `other` has a value. */
export const requiredIfFilled =
  (other: FieldName<string>): FieldRule<string> =>
  (value, values) =>
    !value && getIn(values(), other) ? REQUIRED_MESSAGE : undefined

/**
 * Only warns about an end date before the start date and about equal start and end times: the specification does not forbid them, so the
 * server decides (contract, «rules of the mock that the specification does not have»).
 */
export const ratioFormWarnings = ({ dateStart, dateEnd, timeStart, timeEnd }: Partial<RatioFormValues>) => ({
  ...(dateStart && dateEnd && dateEnd < dateStart && { dateEnd: 'Раньше начала' }),
  ...(timeStart && timeStart === timeEnd && { timeEnd: 'Совпадает с началом' }),
})

/** The API cannot load a single pay condition, so all conditions of the city are loaded and the one with this id is used. */
export async function loadRatioFormValues(
  cityId: number,
  id: number,
  signal: AbortSignal,
): Promise<Partial<RatioFormValues>> {
  const { rows, unreadable = 0 } = await loadRatioRateRows(cityId, signal)
  const found = rows.find((condition) => condition.id === id)
  if (!found && unreadable > 0)
    throw new RequestFailure({
      message: FALLBACK_ERROR_MESSAGE,
      hint: 'Условие не загрузилось: сервер прислал не все поля',
    })
  if (!found) throw new RequestFailure({ message: FALLBACK_ERROR_MESSAGE, hint: 'Условие не найдено', status: 404 })
  return formOf(found, cityId)
}

const formOf = ({ id: _id, cityId, ...condition }: RatioRate, home: number): Partial<RatioFormValues> =>
  Object.fromEntries(
    Object.entries({ ...condition, cityId: cityId ?? home }).filter(([, value]) => value !== undefined),
  )

export const RATIO_SCOPE_FIELDS = ['typeId', 'timeStart', 'timeEnd', 'dateStart', 'dateEnd', 'days'] as const

/** `saved` are the server's values. A limit that is empty in both `form` and `saved` is omitted from the request of an edit. */
export function saveRatio(
  id: number | undefined,
  form: RatioFormValues,
  saved: Partial<RatioFormValues>,
): Promise<void> {
  const body = emptyToNull(form, [...RATIO_SCOPE_FIELDS, 'ratio'])
  return id === undefined
    ? createRatioRate(body)
    : updateRatioRate(id, omitUnloadedFields(body, saved, RATIO_SCOPE_FIELDS))
}
