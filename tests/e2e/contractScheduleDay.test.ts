import { describe, expect, test } from '@jest/globals'
import type { Page, Response } from 'playwright-core'
import { addDays } from '../../src/domain/schedules/weekDates'
import { type Answer, KEY } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { secondsUntil } from './pageClock'
import { expectSoon, pauseFor } from './polling'
import { clickButton, DAY, DAYS, OPERATOR, SAVE, scheduleConsole, scheduleItem, THIS, WEEK } from './scheduleConsole'

const { bodies, open, server, weeks } = scheduleConsole()

async function editDay(week = `/schedules/6?day=${DAY}`, hasClock = false): Promise<Page> {
  const page = await open(`${week}&mode=edit`, { hasClock })
  await typeStart(page, '10')
  return page
}

async function typeStart(page: Page, hour: string): Promise<void> {
  await page.getByRole('grid', { name: 'Смены дня' }).locator('td[tabindex="0"]').focus()
  await page.getByLabel('Начало, строка 1').waitFor()
  await page.keyboard.type(hour)
  await page.keyboard.press('Tab')
}

const dayTab = (page: Page, date: string | undefined) => page.getByRole('tab', { name: new RegExp(date as string) })
const GET_DAY = `GET ${WEEK}/day/${DAY}`
const SENT = { items: [scheduleItem(1, '10:00', '18:00')] }

describe('a day', () => {
  test('of unusual rows is shown completely; one that loads late never overwrites the open one', async () => {
    server.on(GET_DAY, () => ({
      body: [
        {
          pointId: '1',
          courierId: '1',
          shiftId: null,
          timeStart: '09:00:00',
          timeEnd: '18:00:00',
          breakTimeStart: null,
        },
        {
          pointId: 9,
          courierId: 77,
          timeStart: '16:00',
          timeEnd: '01:00',
          courier: { fio: 'Ушедший Курьер' },
          slot: null,
        },
        { pointId: 1, courierId: 2, courier: null },
      ],
    }))
    const page = await open(`/schedules/6?day=${DAY}`)
    await page.getByText('09:00–18:00').waitFor()
    await page.getByText('16:00–01:00 +1').waitFor()
    await page.getByRole('heading', { name: 'Точка № 9' }).waitFor()
    await page.getByRole('link', { name: 'Ушедший Курьер' }).waitFor()
    await page.getByRole('link', { name: 'Борисов Борис' }).waitFor()
    await expectSoon(() => page.getByText(/undefined|NaN|null/).count(), 0)

    const late = `GET ${WEEK}/day/${DAYS[3]}`
    const respond = server.hold(late, { body: [scheduleItem(1, '07:00', '08:00')] })
    server.on(`GET ${WEEK}/day/${DAYS[1]}`, () => ({ body: [scheduleItem(2, '20:00', '21:00')] }))
    await dayTab(page, DAYS[3]).click()
    await expectSoon(() => server.callsOf(late).length > 0, true)
    await dayTab(page, DAYS[1]).click()
    await page.getByText('20:00–21:00').waitFor()
    respond()
    await pauseFor(300)
    await expectSoon(() => page.getByText('20:00–21:00').count(), 1)
    await expectSoon(() => page.getByText('07:00–08:00').count(), 0)
  })

  test('of a published week without changes has the published shifts while the draft is empty', async () => {
    weeks.published.hasNoDraftUntilChanged = true
    const date = addDays(THIS, 6)
    const page = await editDay(`/schedules/5?day=${date}&draft=true`)
    await clickButton(page, 'Сохранить')
    await page.getByText('Расписание дня сохранено').waitFor()
    await page.getByText('10:00–18:00').waitFor()
    expect(bodies(`POST /v1/manage/schedule/5/day/${date}`)).toEqual([SENT])
  })

  test('is saved with a bare 204, with any body and with a body that never ends, once, and the counters are loaded again', async () => {
    const page = await editDay(undefined, true)
    const toast = page.getByText('Расписание дня сохранено')
    const isSaved = async (answer: Answer, start: string) => {
      server.on(SAVE, ({ body }) => {
        weeks.draft.draft.set(DAY, (body as typeof SENT).items)
        return answer
      })
      const loads = server.callsOf(`GET ${WEEK}`).length
      const saves = bodies(SAVE).length
      const isSave = (response: Response) => response.request().method() === 'POST' && response.url().endsWith(DAY)
      const headers = page.waitForResponse(isSave)
      await page.getByRole('button', { name: 'Сохранить' }).dblclick()
      await headers
      if (answer.stalls) await secondsUntil(page, () => toast.isVisible())
      await toast.waitFor()
      await expectSoon(() => server.callsOf(`GET ${WEEK}`).length, loads + 1)
      expect(bodies(SAVE).slice(saves)).toEqual([{ items: [scheduleItem(1, start, '18:00')] }])
    }
    const editAgain = async (hour: string) => {
      await secondsUntil(page, () => toast.isHidden())
      await clickButton(page, 'Редактировать')
      await typeStart(page, hour)
    }
    await isSaved({ status: 204, raw: '' }, '10:00')
    await editAgain('11')
    await isSaved({ body: { id: 6, days: [] } }, '11:00')
    await editAgain('12')
    await isSaved({ status: 200, stalls: true }, '12:00')
  })

  test('whose save lost its response is not sent twice; one that a colleague has changed needs a decision before it is sent', async () => {
    server.on(SAVE, () => {
      weeks.draft.draft.set(DAY, SENT.items)
      return { status: 504, raw: '' }
    })
    const page = await editDay()
    await clickButton(page, 'Сохранить')
    await page.getByText(/\? Неизвестно, сохранилось ли/).waitFor()
    const loads = server.callsOf(`GET ${WEEK}`).length
    await clickButton(page, 'Повторить')
    await page.getByRole('img', { name: 'не сохранено' }).waitFor({ state: 'detached' })
    await expectSoon(() => server.callsOf(`GET ${WEEK}`).length, loads + 1)
    expect(server.callsOf(SAVE)).toHaveLength(1)

    const saveOther = `POST ${WEEK}/day/${DAYS[1]}`
    await dayTab(page, DAYS[1]).click()
    await clickButton(page, 'Редактировать')
    await typeStart(page, '10')
    weeks.draft.draft.set(DAYS[1] as string, [scheduleItem(1, '12:00', '20:00'), scheduleItem(2, '09:00', '10:00')])
    await clickButton(page, 'Сохранить')
    const dialog = page.getByRole('dialog', { name: /день изменён коллегой/ })
    await dialog.getByText('Было: 09:00–18:00, Центр').waitFor()
    await dialog.getByText('Коллеги: 12:00–20:00, Центр').waitFor()
    expect(server.callsOf(saveOther)).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Отмена' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const save = page.getByRole('button', { name: 'Сохранить' })
    await expectSoon(() => save.evaluate((element) => element === document.activeElement), true)
    await save.click()
    await dialog.getByRole('button', { name: 'Применить выбор' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await clickButton(page, 'Сохранить')
    await page.getByText('Расписание дня сохранено').waitFor()
    expect(bodies(saveOther)).toEqual([
      { items: [scheduleItem(1, '10:00', '18:00'), scheduleItem(2, '09:00', '10:00')] },
    ])
  })

  test('that is empty is copied from another one only after other days are saved, and keeps their input', async () => {
    weeks.draft.draft.set(DAYS[2] as string, [])
    const page = await editDay()
    await dayTab(page, DAYS[2]).click()
    await clickButton(page, 'Отмена')
    await chooseOption(page, 'День недели', 'Среда')
    const copy = page.getByRole('button', { name: 'Скопировать' })
    await expectSoon(() => copy.isDisabled(), true)
    await copy.hover({ force: true })
    await page.getByRole('tooltip', { name: 'Сначала сохраните изменения' }).waitFor()
    await dayTab(page, DAY).click()
    await clickButton(page, 'Редактировать')
    await clickButton(page, 'Сохранить')
    await page.getByText('Расписание дня сохранено').waitFor()
    expect(bodies(SAVE)).toEqual([SENT])
    expect(bodies(`POST ${WEEK}/day/copy`)).toEqual([])

    await dayTab(page, DAYS[2]).click()
    await chooseOption(page, 'День недели', 'Среда')
    await clickButton(page, 'Скопировать')
    await page.getByText('09:00–18:00').waitFor()
    expect(bodies(`POST ${WEEK}/day/copy`)).toEqual([{ dateFrom: DAYS[1], dateTo: DAYS[2] }])
  })
})

describe('the end of a session in the middle of a week', () => {
  const OFFER = 'Восстановить введённое?'

  async function loseSession(): Promise<Page> {
    const page = await open('/schedules/6?view=week')
    const grid = page.getByRole('grid', { name: 'Неделя по курьерам' })
    await grid.waitFor()
    await grid.focus()
    await page.keyboard.type('10-18')
    await page.keyboard.press('Enter')
    await page.getByText('10–18').waitFor()
    server.on(SAVE, () => ({ status: 401, body: { message: 'Войдите снова' } }))
    await grid.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('11-18')
    await page.getByRole('button', { name: /^Сохранить/ }).dispatchEvent('click')
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
    return page
  }

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль').fill('secret')
    await page.getByRole('button', { name: 'Войти' }).click()
  }

  test('the same user is offered the typed values, and saves them', async () => {
    const page = await loseSession()
    await signIn(page)
    await page.getByText(OFFER).waitFor()
    await expectSoon(() => page.getByText('10–18').count(), 0)
    await clickButton(page, 'Восстановить')
    await page.getByText('10–18').waitFor()
    await page.getByText('11–18').waitFor()
    server.on(SAVE, () => ({ status: 204, raw: '' }))
    await clickButton(page, /^Сохранить/)
    await page.getByText(/^Сохранено: Вт, Ср/).waitFor()
    expect(bodies(SAVE).at(-1)).toEqual(SENT)
    await page.reload()
    await page.getByRole('grid', { name: 'Неделя по курьерам' }).waitFor()
    await expectSoon(() => page.getByText(OFFER).count(), 0)
  })

  test("a colleague's save meanwhile needs a decision", async () => {
    const page = await loseSession()
    weeks.draft.draft.set(DAY, [scheduleItem(1, '12:00', '20:00')])
    await signIn(page)
    await clickButton(page, 'Восстановить')
    server.on(SAVE, () => ({ status: 204, raw: '' }))
    await clickButton(page, /^Сохранить/)
    await page.getByRole('dialog', { name: /день изменён коллегой/ }).waitFor()
    expect(server.callsOf(SAVE)).toHaveLength(1)
  })

  test('another person is offered nothing', async () => {
    const page = await loseSession()
    server.on('POST /v1/auth/login', () => ({ body: { authKey: KEY, ...OPERATOR, id: 4, fio: 'Другой Человек' } }))
    await signIn(page)
    await page.getByRole('heading', { name: 'Расписание', exact: true }).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    await expectSoon(() => page.getByText(OFFER).count(), 0)
  })
})
