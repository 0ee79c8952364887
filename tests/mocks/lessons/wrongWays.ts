import type { ScriptEntry } from '../../../mocks/demo/script'
import { callAt } from './playLesson'

type Way = { entries: ScriptEntry[]; violation?: string }

/** Three ways per lesson that a trainee might try and that must not reach every goal. */
export const WRONG_WAYS: Record<string, Record<string, Way>> = {
  'late-order': {
    'waits for the courier until the time is over': { entries: [callAt(490, 'operator', 'GET', '/user')] },
    'gives the order to a busy courier': {
      entries: [
        callAt(60, 'operator', 'POST', '/manage/order/510002/change-courier', { courierId: 1007, reason: 'Пробка' }),
      ],
    },
    'cancels the order': {
      entries: [callAt(60, 'operator', 'GET', '/manage/order/510002/change-status/0')],
      violation: 'Заказ 510002 отменён: клиент остался без еды',
    },
  },
}
