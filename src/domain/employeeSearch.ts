import { COURIER_TYPE_LABEL, isCourierType } from './couriers'
import { fullName, type PersonNameParts } from './employees'
import { isPhone } from './phones'
import { digitsForSearch, isPartOfPhone, normalizeForSearch } from './textSearch'

type Findable = PersonNameParts & {
  phone?: string | undefined
  email?: string | undefined
  inventory?: string | undefined
  courierTypeId?: number | undefined
}

type MatchedEmployeeField = 'телефон' | 'инвентарный номер' | 'ФИО' | 'E-mail' | 'транспорт'

export function matchedEmployeeFields(employee: Findable, typed: string): MatchedEmployeeField[] {
  const { phone, email = '', inventory = '', courierTypeId } = employee
  const digits = digitsForSearch(typed)
  const words = normalizeForSearch(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const texts: [MatchedEmployeeField, string][] = [
    ['инвентарный номер', normalizeForSearch(inventory)],
    ['ФИО', normalizeForSearch(fullName(employee))],
    ['E-mail', normalizeForSearch(email)],
    ['транспорт', isCourierType(courierTypeId) ? normalizeForSearch(COURIER_TYPE_LABEL[courierTypeId]) : ''],
  ]
  const isFound = words.every((word) => texts.some(([, text]) => text.includes(word)))
  const fields = isFound ? texts.filter(([, text]) => words.some((word) => text.includes(word))) : []
  const byPhone: MatchedEmployeeField[] = digits !== undefined && isPartOfPhone(phone, digits) ? ['телефон'] : []
  return [...byPhone, ...fields.map(([field]) => field)]
}

const MAX_ID_DIGITS = 9

/** Returns the server's filters for the typed text. A phone number is used only if it is complete (reference-data, section 2.10). */
export function employeeServerFilters(typed: string): { id?: number; fio?: string; phone?: string; email?: string } {
  const text = typed.trim()
  const digits = digitsForSearch(text)
  if (digits !== undefined) {
    const phone = `7${digits}`
    if (isPhone(phone)) return { phone }
    return /^\d+$/.test(text) && text.length <= MAX_ID_DIGITS ? { id: Number(text) } : {}
  }
  return text.includes('@') ? { email: text } : { fio: text }
}
