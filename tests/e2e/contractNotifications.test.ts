import { beforeEach, describe, expect, test } from '@jest/globals'
import { CITY, paged } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { cells, invalidValues, moneyConsole, rowOf, rows } from './moneyConsole'
import { expectSoon } from './polling'

const { bodies, open, server } = moneyConsole()

describe('notifications', () => {
  const SEARCH = 'POST /v1/manage/notification/search'
  const LIST = [
    {
      id: '52',
      description: 'Заказ опаздывает',
      orderId: '1042',
      cityId: '7',
      createdAt: '2026-03-18 12:00:00',
      status: true,
    },
    { id: 51, description: 'Курьер не вышел', courierId: 5, courierName: 'Ким', status: false },
    { id: 50, status: true, createdAt: 'yesterday' },
  ]

  /**
   * Recognises the request for the number of unread notifications. Contract, «Notifications»: a user who may not see orders has no live
   * stream, so the console requests this number.
   */
  const isCount = ({ body }: { body: unknown }) => JSON.stringify(body) === '{"status":true}'

  beforeEach(() =>
    server.on(SEARCH, (call) => paged(isCount(call) ? [LIST[0] as object] : LIST, isCount(call) ? 7 : LIST.length)),
  )

  test('are shown, hidden once after the time for an undo, filtered, sorted; the badge counts without a stream', async () => {
    const page = await open('/notifications', { hasClock: true })
    await rows(page).nth(2).waitFor()
    await page.getByRole('link', { name: /^Уведомления: 7 непрочитанных/ }).waitFor()
    expect(server.streamCount()).toBe(0)
    expect((await cells(rows(page).first())).slice(0, 7)).toEqual([
      '52',
      'Заказ опаздывает',
      '№ 1042',
      '—',
      CITY.name,
      '18-03-2026 12:00',
      'Активно',
    ])
    await expectSoon(() => invalidValues(page).count(), 0)
    await expectSoon(() => page.getByRole('button', { name: 'Скрыть уведомление № 51' }).isDisabled(), true)

    // The call that hides a notification has no body.
    const hidden = 'POST /v1/manage/notification/52'
    server.on(hidden, () => {
      const rest = LIST.map((row) => ({ ...row, status: row.id === '52' ? false : row.status }))
      server.on(SEARCH, (call) => paged(isCount(call) ? [] : rest, isCount(call) ? 0 : rest.length))
      return { status: 204 }
    })
    const button = page.getByRole('button', { name: /уведомление № 52$/ })
    // The second click of the double click undoes the first, so the notification is not hidden. The next click hides it.
    await button.dblclick()
    await page.getByRole('button', { name: 'Скрыть уведомление № 52' }).click()
    await page.getByRole('button', { name: 'Вернуть уведомление № 52' }).waitFor()
    expect(server.callsOf(hidden)).toHaveLength(0)
    // The user has 6 s for an undo.
    await page.clock.fastForward(6000)
    await rowOf(page, 'Заказ опаздывает').getByText('Скрыто').waitFor()
    expect(bodies(hidden)).toEqual([''])
    await page.getByRole('link', { name: 'Уведомления', exact: true }).first().waitFor()
    await expectSoon(() => button.isDisabled(), true)

    const form = page.getByRole('form', { name: 'Фильтр' })
    await form.getByLabel('Номер заказа', { exact: true }).fill('1042')
    await chooseOption(form, 'Статус', 'Скрыто')
    await form.getByRole('button', { name: 'Применить' }).click()
    await expectSoon(
      () => bodies(SEARCH).some((body) => JSON.stringify(body) === '{"orderId":1042,"status":false}'),
      true,
    )
    await page.getByRole('columnheader', { name: 'ID' }).click()
    await expectSoon(
      () => bodies(SEARCH).some((body) => (body as { orderBy?: string }).orderBy === 'id_SORT_ASC'),
      true,
    )
  })
})
