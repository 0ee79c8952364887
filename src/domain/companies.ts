import { type Option, optionsFromLabels } from './labeledOptions'

type CompanyStatus = 0 | 5 | 10

const COMPANY_STATUS_LABEL: Record<CompanyStatus, string> = {
  0: 'Отключен',
  5: 'Временно отключен',
  10: 'Включен',
}

export const COMPANY_STATUS_OPTIONS: Option<number>[] = optionsFromLabels(COMPANY_STATUS_LABEL, [10, 5, 0])

export const companyStatusLabel = (status: number): string =>
  COMPANY_STATUS_LABEL[status as CompanyStatus] ?? String(status)

export const COMMISSION_TYPE = { percent: 1, deliveryZones: 2 } as const

export const COMMISSION_TYPE_OPTIONS: Option<number>[] = [
  { value: COMMISSION_TYPE.percent, label: 'Процент от стоимости заказа' },
  { value: COMMISSION_TYPE.deliveryZones, label: 'По зонам доставки' },
]

export const commissionTypeLabel = (typeId: number): string =>
  COMMISSION_TYPE_OPTIONS.find(({ value }) => value === typeId)?.label ?? String(typeId)

/** Percent (reference-data, section 9). */
export const MAX_COMMISSION = 50

export const CONTACT_METHOD = { phone: 1, email: 2 } as const

export const CONTACT_METHOD_OPTIONS: Option<number>[] = [
  { value: CONTACT_METHOD.phone, label: 'Телефон' },
  { value: CONTACT_METHOD.email, label: 'E-mail' },
]

export const BRANCH_STATUS_OPTIONS: Option<boolean>[] = [
  { value: true, label: 'Включен' },
  { value: false, label: 'Выключен' },
]
