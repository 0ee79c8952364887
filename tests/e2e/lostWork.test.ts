import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { KEY, USER } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import type { PageSetup } from './console'
import { contractConsole } from './contractConsole'
import { secondsUntil } from './pageClock'
import { expectSoon } from './polling'

const ADD = '/directories/cities?name=Кара&form=add'
const CREATE = 'POST /v1/manage/city'
const OFFER = 'Восстановить введённое?'

const { server, open: openConsole } = contractConsole()

async function open(path: string, setup?: PageSetup): Promise<Page> {
  return (await openConsole(path, setup)).page
}

const dialog = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => dialog(page).getByLabel('Название')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Добавить' }).click()

async function fill(page: Page): Promise<void> {
  await name(page).fill('Темиртау')
  await chooseOption(dialog(page), 'Часовой пояс', 'UTC+5')
  await chooseOption(dialog(page), 'Служба доставки', 'YANDEX')
  await chooseOption(dialog(page), 'Статус', 'Включен')
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Телефон').fill('7011234567')
  await page.getByLabel('Пароль').fill('secret')
  await page.getByRole('button', { name: 'Войти' }).click()
}

async function loseSession(page: Page): Promise<void> {
  server.on(CREATE, () => ({ status: 401, body: { message: 'Войдите снова' } }))
  await fill(page)
  await save(page)
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
}

test('another user is neither redirected there nor offered anything', async () => {
  const page = await open(ADD)
  await loseSession(page)
  server.on('POST /v1/auth/login', () => ({ body: { authKey: KEY, ...USER, id: 4, fio: 'Другой Человек' } }))
  await signIn(page)
  await page.getByRole('heading', { name: 'Активные заказы' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Темиртау')
})

test('a server that hangs before the user is loaded is reported within 10 s', async () => {
  const respond = server.hold('GET /v1/user', { body: USER })
  const page = await open('/orders', { hasClock: true })
  await expectSoon(() => server.callsOf('GET /v1/user').length, 1)
  const message = page.getByText('Сервер долго не отвечает')
  expect(await secondsUntil(page, () => message.isVisible())).toBeLessThan(11)
  respond()
  await page.getByRole('heading', { name: 'Активные заказы' }).waitFor()
})

test('a replaced build is reported, and the typed values are there after the reload', async () => {
  server.on('GET /v1/user', () => ({ body: { ...USER, accesses: [...USER.accesses, 'company_create'] } }))
  const page = await open('/companies/add')
  await page.getByLabel('Название', { exact: true }).fill('Пекарня')
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Карта курьеров' }).click()
  const missing = page.getByRole('dialog', { name: 'Окно не открылось' })
  await missing.getByText('Вышла новая версия').waitFor()
  await page.unroute(/\/assets\/.*\.js$/)
  await missing.getByRole('button', { name: 'Обновить страницу' }).click()
  await page.getByText(OFFER).waitFor()
  await page.getByRole('button', { name: 'Восстановить' }).click()
  await expectSoon(() => page.getByLabel('Название', { exact: true }).inputValue(), 'Пекарня')
})

test('unrecorded bank lines are restored after a 401; recorded ones are not', async () => {
  const user = { ...USER, accesses: ['pay_view', 'pay_create'] }
  server.on('GET /v1/user', () => ({ body: user }))
  server.on('POST /v1/auth/login', () => ({ body: { authKey: KEY, ...user } }))
  server.on('GET /v1/dictionary/company', () => ({ body: [{ value: 3, label: 'Пекарня' }] }))
  server.on('POST /v1/manage/pay/search', () => ({ body: [] }))
  let calls = 0
  server.on('POST /v1/manage/pay', () =>
    ++calls === 1 ? { status: 204, raw: '' } : { status: 401, body: { message: 'Войдите снова' } },
  )
  const page = await open('/payments')
  await page.getByRole('button', { name: 'Вставить из банка' }).click()
  const bank = page.getByRole('dialog', { name: 'Оплаты из банка' })
  const lines = bank.getByLabel('Строки из банка')
  await lines.fill('17.03.2026\t1 250 000\tПекарня\n18.03.2026\t40 000\tООО Никто\n19.03.2026\t52 000\tПекарня')
  await bank.getByRole('button', { name: 'Записать: 2 оплаты' }).click()
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  await signIn(page)
  await bank.getByText(OFFER).waitFor()
  await expectSoon(() => lines.inputValue(), '')
  await bank.getByRole('button', { name: 'Восстановить' }).click()
  await expectSoon(() => lines.inputValue(), '\n18.03.2026\t40 000\tООО Никто\n19.03.2026\t52 000\tПекарня')
  await bank.getByText(OFFER).waitFor({ state: 'detached' })
  await bank.getByRole('button', { name: 'Готово' }).click()
  await page.getByText('Строки, которые ещё не записаны, пропадут.').waitFor()
})
