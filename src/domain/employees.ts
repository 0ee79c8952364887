import { type Option, optionsFromLabels } from './labeledOptions'

export const COURIER_ROLE = 'courier'
export const PARTNER_ROLE = 'partner'

type EmployeeStatus = 0 | 10

export const ACTIVE_EMPLOYEE_STATUS: EmployeeStatus = 10

const EMPLOYEE_STATUS_LABEL: Record<EmployeeStatus, string> = { 0: 'Заблокирован', 10: 'Активный' }

export const EMPLOYEE_STATUS_OPTIONS = optionsFromLabels(EMPLOYEE_STATUS_LABEL, [10, 0])

export const employeeStatusLabel = (status: number): string =>
  EMPLOYEE_STATUS_LABEL[status as EmployeeStatus] ?? String(status)

export type TariffLevel = 1 | 2 | 3

export const TARIFF_LEVEL_LABEL: Record<TariffLevel, string> = { 1: 'Стандарт', 2: 'Продвинутый', 3: 'Премиум' }

export const TARIFF_LEVEL_OPTIONS = optionsFromLabels(TARIFF_LEVEL_LABEL, [1, 2, 3])

type LegalForm = 1 | 2 | 3

const LEGAL_FORM_LABEL: Record<LegalForm, string> = { 2: 'ИП', 1: 'ГПХ', 3: 'ГПХ без пенсионных отчислений' }

export const LEGAL_FORM_OPTIONS: Option<LegalForm>[] = optionsFromLabels(LEGAL_FORM_LABEL, [2, 1, 3])

export const MIN_PASSWORD_LENGTH = 6

/** Couriers and partners have one city, other roles several (reference-data, section 4). */
export const isSingleCityRole = (role: string | undefined): boolean => role === COURIER_ROLE || role === PARTNER_ROLE

export type PersonNameParts = { lastName?: string; firstName?: string; middleName?: string; fio?: string }

export function fullName(parts: PersonNameParts, { skipMiddleName = false } = {}): string {
  const { lastName, firstName, middleName } = parts
  const name = [lastName, firstName, skipMiddleName ? undefined : middleName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return name || (parts.fio ?? '')
}
