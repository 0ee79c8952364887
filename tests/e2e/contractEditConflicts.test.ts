import { beforeEach, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { type Answer, paged, USER } from '../server/contractServer'
import type { ConflictCase } from './conflictCase'
import { CONFLICTS } from './conflictCases'
import { contractConsole, TILES } from './contractConsole'
import { pauseClock } from './pageClock'
import { expectSoon } from './polling'

/**
 * Two people edit one record. The server stores no versions and the last save wins, so the console must compare before it saves. Each form
 * is tested against a server that shares no code with the console.
 */

const ACCESSES = [
  ...['city_manage', 'role_manage', 'penalty_manage', 'courier_rate_manage', 'courier_slot_manage'],
  ...['order_view', 'order_update', 'order_change_courier'],
  ...['point', 'company', 'company_contact', 'company_branch', 'employee', 'pay'].flatMap((area) =>
    ['view', 'create', 'update', 'delete'].map((action) => `${area}_${action}`),
  ),
]
const CITIES = ['Караганда', 'Астана', 'Алматы'].map((name, index) => ({ id: index + 7, name, timezone: 5 }))

const { server, open: openConsole } = contractConsole({
  user: { ...USER, accesses: ACCESSES, allowedCities: CITIES },
  config: { tiles: TILES },
})

const REFUSED = { status: 422, body: { message: 'Отказ сервера' } }
const QUESTION = 'Коллега изменил то же самое'

beforeEach(() => server.on('POST /v1/manage/notification/search', () => paged([])))

/**
 * Opens the edit form of a conflict case and types a change. Returned functions: `answers(next)` sets the next responses of the call that
 * loads the entity; `has(value)` overwrites fields of the entity in later responses.
 */
async function open(it: ConflictCase, hasClock = false) {
  const wrap = it.wrap ?? ((value: object): Answer => ({ body: value }))
  let answer: Answer | Promise<Answer> = wrap(it.value)
  for (const [call, fixed] of Object.entries(it.others ?? {})) server.on(call, () => fixed)
  server.on(it.entity, () => answer)
  server.on(it.call, () => REFUSED)
  const { page } = await openConsole(it.path, { hasClock })
  const area = it.area(page)
  await area.locator('form[aria-busy="true"]').waitFor({ state: 'detached' })
  await area.getByRole('button', { name: 'Сохранить', exact: true }).waitFor()
  await it.mine(area)
  return {
    page,
    area,
    answers: (next: Answer | Promise<Answer>) => {
      answer = next
    },
    has: (value: object) => {
      answer = wrap({ ...it.value, ...value })
    },
    bodies: () => server.callsOf(it.call).map(({ body }) => body),
    save: () => save(page, it),
  }
}

async function save(page: Page, it: ConflictCase): Promise<void> {
  const button = { name: 'Сохранить', exact: true }
  await it.area(page).getByRole('button', button).dblclick()
  if (it.name !== 'courier rates') return
  await page.getByRole('dialog', { name: 'Сохранить ставки?' }).getByRole('button', button).click()
}

const cellsOf = async (question: Locator) =>
  (await question.getByRole('row').last().locator('th, td').allTextContents()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  )

/** The request body of rates is a list. The test case contains it as an object whose keys are the indexes. */
const body = (value: object) => ('0' in value ? Object.values(value) : value)

test.each(CONFLICTS.map((it) => [it.name, it] as const))(
  '%s: a slow comparison delays a save by 2 s; a save overwrites no change of a colleague unasked',
  async (_name, it) => {
    const form = await open(it, true)
    const { page } = form
    const sent: object[] = []
    const isSent = async (next: object) => {
      sent.push(body(next))
      await expectSoon(form.bodies, sent)
      await form.area.getByText('Отказ сервера').waitFor()
    }

    // Before a save, the console loads the newest entity to compare the form with it, and waits at most 2 s for the response. Pause the
    // browser's clock, so that this timeout does not expire before the test advances the clock.
    form.answers(new Promise<never>(() => undefined))
    const loads = server.callsOf(it.entity).length
    await pauseClock(page)
    await form.save()
    await expectSoon(() => server.callsOf(it.entity).length > loads, true)
    expect(form.bodies()).toEqual([])
    await page.clock.fastForward(2000)
    await expectSoon(form.bodies, [body(it.sent)])
    await page.clock.resume()
    await isSent(it.sent)

    form.answers({ status: 500, body: { message: 'Упало' } })
    await form.save()
    await isSent(it.sent)

    form.has(it.other.change)
    await form.save()
    await page.getByText(`Учтены изменения, сделанные, пока вы редактировали: ${it.other.label}`).waitFor()
    const merged = { ...it.sent, ...it.other.sent }
    await isSent(merged)

    form.has({ ...it.other.change, ...it.same.changes[0] })
    await form.save()
    const question = page.getByRole('dialog', { name: QUESTION })
    await question.getByRole('button', { name: 'Вернуться' }).click()
    await question.waitFor({ state: 'detached' })
    const button = form.area.getByRole('button', { name: 'Сохранить', exact: true })
    await expectSoon(() => button.evaluate((element) => element === document.activeElement), true)
    expect(form.bodies()).toEqual(sent)
    await form.save()
    await expectSoon(() => cellsOf(question), it.same.shown)
    await question.getByRole('radio', { name: /У вас$/ }).check()
    await question.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await isSent(merged)

    form.has({ ...it.other.change, ...it.same.changes[1] })
    await form.save()
    await question.getByRole('radio', { name: /У коллеги$/ }).check()
    await question.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await isSent({ ...merged, ...it.same.sent })

    form.answers({ status: 404, body: { message: 'Нет такой записи' } })
    await it.mine(form.area)
    await form.save()
    const gone = page.getByRole('dialog', { name: 'Запись удалена, пока вы редактировали' })
    await gone.getByRole('button', { name: 'Скопировать введённое' }).waitFor()
    await gone.getByRole('button', { name: 'Вернуться' }).click()
    expect(form.bodies()).toEqual(sent)
  },
)

test('undo in the sheet of rates keeps what a colleague has saved meanwhile', async () => {
  const it = CONFLICTS.find(({ name }) => name === 'courier rates') as ConflictCase
  const form = await open(it)
  form.has(it.other.change)
  await form.save()
  await form.area.getByText('Отказ сервера').waitFor()
  const cell = (figure: string) => form.area.getByLabel(`Стандарт, Пеший курьер: ${figure}, ₸`, { exact: true })
  await cell('За заказ').focus()
  await form.page.keyboard.press('Control+z')
  await form.page.keyboard.press('Control+z')
  await expectSoon(() => cell('За час').inputValue(), '520')
  await form.save()
  await expectSoon(() => form.bodies().length, 2)
  expect(form.bodies().at(-1)).toEqual([
    { typeId: 1, rateTypeId: 1, orderPrice: 611, hourPrice: 520, bonusForSticker: null },
  ])
})

test('a form shows what an event has changed, and keeps what is typed', async () => {
  const it = CONFLICTS.find(({ name }) => name === 'orders') as ConflictCase
  const form = await open(it)
  await form.page.getByText('В эфире').waitFor()
  const changed = { customerName: 'Динара', comments: 'Звонить' }
  form.has(changed)
  server.push({ ...it.value, ...changed })
  await form.area.getByText('Заказ изменился: имя').waitFor()
  await form.area.getByText('Изменилось и то, что введено здесь: комментарий. Введённое осталось.').waitFor()
  await expectSoon(() => form.area.getByLabel('Комментарий', { exact: true }).inputValue(), 'Домофон 12')
  await form.save()
  const question = form.page.getByRole('dialog', { name: QUESTION })
  await question.getByRole('row', { name: /Комментарий/ }).waitFor()
  expect(form.bodies()).toEqual([])
  await question.getByRole('radio', { name: 'Комментарий, У вас' }).check()
  await question.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expectSoon(form.bodies, [{ ...it.sent, customerName: 'Динара' }])
})
