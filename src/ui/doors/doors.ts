import { withQuery } from '../../lib/address'
import { paths } from '../address/paths'

/** The sum that a screen shows of everything that its filter finds, by the screen and the field of its summary call. */
export type FigureBehind =
  | 'archive.successCount'
  | 'salary.orderAmount'
  | 'salary.hoursAmount'
  | 'salary.dailyBonus'
  | 'salary.penalty'
  | 'salary.totalAmount'

type Door = {
  /** What the figure is, where it stands: said on the screen behind. */
  title: string
  behind: FigureBehind
}

/**
 * Every figure that leads to the records it is made of: by its report and column. What no filter of the API expresses has no
 * door. Orders are the delivered ones (contract, «Reports»); what external couriers got is in no salary.
 */
export const DOORS = {
  'daily.countOrders': { title: 'Отчёт по дням, заказы', behind: 'archive.successCount' },
  'daily.countCourierOrdersExternal': { title: 'Отчёт по дням, заказы внешних', behind: 'archive.successCount' },
  'daily.payment': { title: 'Отчёт по дням, выплаты без внешних', behind: 'salary.totalAmount' },
  'daily.paymentForOrders': { title: 'Отчёт по дням, выплаты за заказы', behind: 'salary.orderAmount' },
  'daily.paymentForHours': { title: 'Отчёт по дням, выплаты за часы', behind: 'salary.hoursAmount' },
  'daily.paymentBonuses': { title: 'Отчёт по дням, бонусы', behind: 'salary.dailyBonus' },
  'daily.paymentPenalties': { title: 'Отчёт по дням, штрафы', behind: 'salary.penalty' },
  'partner.countOrders': { title: 'Отчёт по партнёрам, заказы', behind: 'archive.successCount' },
  'courier.penalty': { title: 'Отчёт по курьерам, штрафы', behind: 'salary.penalty' },
  'courier.income': { title: 'Отчёт по курьерам, доход', behind: 'salary.totalAmount' },
} as const satisfies Record<string, Door>

export type DoorName = keyof typeof DOORS

export const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name)

/** The filter that finds the records of a figure, by the address keys of the screen behind. */
export type DoorFilter = {
  dateStart: string
  dateEnd: string
  cityId?: number | undefined
  companyId?: number
  courierId?: number
  isExternalCourier?: boolean
}

/** The address behind a figure; undefined where the figure is unknown. It takes the figure along, to be compared there. */
export function doorTo(name: DoorName, figure: number | undefined, filter: DoorFilter): string | undefined {
  if (figure === undefined) return undefined
  const [screen] = DOORS[name].behind.split('.')
  return withQuery(screen === 'salary' ? paths.salary : paths.archive, { ...filter, door: name, figure })
}
