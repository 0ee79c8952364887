import type { ScriptedDemoCommand } from '../../../mocks/demo/commandScriptRunner'
import newRate from '../../../mocks/lessons/new-rate.json'
import { callAt } from './playLesson'

/** `goals` are the states in which the attempt leaves the goals, if they matter. */
type Way = { entries: ScriptedDemoCommand[]; violation?: string; goals?: string[] }

const ORDER = '/manage/order'
const SHIFT = { pointId: 1, courierId: 1001, timeStart: '09:00', timeEnd: '18:00' }
const OTHERS = [373, 382, 383, 375, 378, 379, 384, 377, 381, 374, 376]

const week = (cityId: number) => ({ cityId, dateStart: '2026-04-07', dateEnd: '2026-04-13' })
const pay = (companyId: number, amount: number, methodId = 2) =>
  [`/manage/pay?companyId=${companyId}`, { methodId, amount, payedAt: '2026-03-18', comment: null }] as const

const RATES = newRate.solution[0]?.payload.body ?? []

/** For each lesson (scripted training task), three attempts that a trainee might make and that must not reach all goals. */
export const WRONG_ATTEMPTS: Record<string, Record<string, Way>> = {
  'late-order': {
    'waits for the courier until the time is over': { entries: [callAt(490, 'operator', 'GET', '/user')] },
    'gives the order to the courier who is late with it': {
      entries: [
        callAt(60, 'operator', 'POST', '/manage/order/510002/change-courier', { courierId: 1006, reason: 'Пробка' }),
      ],
    },
    'cancels the order': {
      entries: [callAt(60, 'operator', 'GET', '/manage/order/510002/change-status/0')],
      violation: 'Заказ 510002 отменён: клиент остался без еды',
    },
  },
  'explain-change': {
    'gives no understandable reason': {
      entries: [callAt(60, 'operator', 'POST', `${ORDER}/510009/change-courier`, { courierId: 1001, reason: 'да' })],
    },
    'waits until the time is over': {
      entries: [callAt(490, 'operator', 'GET', '/user')],
    },
    'cancels the order': {
      entries: [callAt(60, 'operator', 'GET', `${ORDER}/510009/change-status/0`)],
      violation: 'Заказ 510009 отменён вместо передачи',
    },
  },
  'connection-lost': {
    'accepts the order and forgets the other one': {
      entries: [callAt(40, 'operator', 'GET', `${ORDER}/510010/change-status/20`)],
    },
    'cancels the order after the lost response': {
      entries: [
        callAt(40, 'operator', 'GET', `${ORDER}/510010/change-status/20`),
        callAt(60, 'operator', 'GET', `${ORDER}/510010/change-status/0`),
      ],
      violation: 'Заказ 510010 отменён из-за потерянного ответа',
    },
    'waits five minutes for the connection': {
      entries: [
        callAt(310, 'operator', 'GET', `${ORDER}/510010/change-status/20`),
        callAt(320, 'operator', 'GET', `${ORDER}/510004/change-status/100`),
      ],
    },
  },
  'week-from-nothing': {
    'puts one courier into two shifts': {
      entries: [
        callAt(60, 'dispatcher', 'POST', '/manage/schedule', week(1)),
        callAt(80, 'dispatcher', 'POST', '/manage/schedule/21/day/2026-04-07', {
          items: [SHIFT, { ...SHIFT, timeStart: '19:00', timeEnd: '22:00' }],
        }),
        callAt(90, 'dispatcher', 'GET', '/manage/schedule/21/publish'),
      ],
    },
    'publishes one courier': {
      entries: [
        callAt(60, 'dispatcher', 'POST', '/manage/schedule', week(1)),
        callAt(80, 'dispatcher', 'POST', '/manage/schedule/21/day/2026-04-07', { items: [SHIFT] }),
        callAt(90, 'dispatcher', 'GET', '/manage/schedule/21/publish'),
      ],
    },
    'publishes the draft of another week': {
      entries: [callAt(60, 'dispatcher', 'GET', '/manage/schedule/16/publish')],
      violation: 'Опубликована чужая неделя, с 31 марта',
    },
  },
  'no-show': {
    'starts the shift of the courier who is not there': {
      entries: [
        callAt(60, 'dispatcher', 'GET', '/manage/courier/1005/slot-start'),
        callAt(70, 'dispatcher', 'POST', '/manage/courier/1005/penalty/create', { typeId: 1, comment: 'Не пришёл' }),
      ],
      violation: 'Начата смена курьера, который не пришёл',
      goals: ['open', 'reached'],
    },
    'fines the wrong courier': {
      entries: [
        callAt(60, 'dispatcher', 'GET', '/manage/courier/1014/slot-start'),
        callAt(70, 'dispatcher', 'POST', '/manage/courier/1003/penalty/create', { typeId: 1, comment: 'Не пришёл' }),
      ],
    },
    'takes another penalty': {
      entries: [
        callAt(60, 'dispatcher', 'GET', '/manage/courier/1014/slot-start'),
        callAt(70, 'dispatcher', 'POST', '/manage/courier/1005/penalty/create', { typeId: 7, comment: 'Не пришёл' }),
      ],
    },
  },
  'wrong-fine': {
    'cancels the fine alone': { entries: [callAt(60, 'dispatcher', 'DELETE', '/manage/courier/penalty/18')] },
    'fines the namesake again': {
      entries: [
        callAt(60, 'dispatcher', 'DELETE', '/manage/courier/penalty/18'),
        callAt(70, 'dispatcher', 'POST', '/manage/courier/1009/penalty/create', { typeId: 4, comment: 'Нагрубил' }),
      ],
      violation: 'Однофамилец оштрафован ещё раз',
    },
    'takes another penalty': {
      entries: [
        callAt(60, 'dispatcher', 'DELETE', '/manage/courier/penalty/18'),
        callAt(70, 'dispatcher', 'POST', '/manage/courier/1005/penalty/create', { typeId: 2, comment: 'Без куртки' }),
      ],
      violation: 'Выбран другой вид штрафа',
    },
  },
  'odd-salary': {
    'pays the wrong sum too': {
      entries: [
        callAt(60, 'manager', 'POST', '/manage/salary/pay-bulk', { ids: OTHERS }),
        callAt(70, 'manager', 'GET', '/manage/salary/380/pay'),
      ],
      violation: 'Выплачена ошибочная сумма курьеру 1013',
    },
    'pays one courier': { entries: [callAt(60, 'manager', 'GET', '/manage/salary/373/pay')] },
    'leaves out the wrong courier': {
      entries: [callAt(60, 'manager', 'POST', '/manage/salary/pay-bulk', { ids: [...OTHERS.slice(1), 380] })],
      violation: 'Выплачена ошибочная сумма курьеру 1013',
    },
  },
  'unknown-outcome': {
    'repeats the payment without a look at the list': {
      entries: [callAt(40, 'manager', 'POST', ...pay(4, 250_000)), callAt(50, 'manager', 'POST', ...pay(4, 250_000))],
      violation: 'Оплата «Тандыр» записана дважды',
    },
    'confuses the companies': {
      entries: [callAt(40, 'manager', 'POST', ...pay(3, 250_000)), callAt(50, 'manager', 'POST', ...pay(4, 80_000))],
    },
    'enters both payments as cash': {
      entries: [
        callAt(40, 'manager', 'POST', ...pay(4, 250_000, 1)),
        callAt(50, 'manager', 'POST', ...pay(3, 80_000, 1)),
      ],
    },
  },
  'new-rate': {
    'changes the pay of an hour too': {
      entries: [
        callAt(
          60,
          'manager',
          'POST',
          '/manage/courier-rate/1',
          RATES.map((rate, index) => (index === 0 ? { ...rate, hourPrice: 650 } : rate)),
        ),
      ],
    },
    'loses the rows of the other couriers': {
      entries: [callAt(60, 'manager', 'POST', '/manage/courier-rate/1', RATES.slice(0, 1))],
    },
    'changes another city': {
      entries: [callAt(60, 'manager', 'POST', '/manage/courier-rate/3', RATES)],
      violation: 'Изменены ставки Алматы',
    },
  },
}
