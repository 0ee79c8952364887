import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { chooseFirstOption, chooseOption } from './chooseOption'
import { goTo } from './console'
import { mockConsole } from './consoleFixture'
import { TILES } from './contractConsole'

const { open } = mockConsole({ size: 100_000, archive: 1000, at: '2026-03-18T08:00:00Z' }, { config: { tiles: TILES } })

const rowOf = (page: Page, text: string) => page.locator(ROW, { hasText: text })

test('a user adds a point on the map, gives it a zone from a maps service, deletes the zone and the point', async () => {
  const { page } = await open('/points')
  await page.waitForURL(/\/points\?cityId=1$/)
  await page.getByRole('button', { name: 'Добавить отправную точку' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Название').fill('Новый район')
  await form.getByRole('application').click({ position: { x: 120, y: 90 } })
  await chooseOption(form, 'Статус', 'Включен')
  await form.getByRole('button', { name: 'Добавить' }).click()
  await rowOf(page, 'Новый район').locator('td').first().click()
  await page.getByText('Список зоны доставки пуст').waitFor()

  await page.getByRole('link', { name: 'Настроить зоны' }).click()
  await page.getByRole('heading', { name: 'Настройка зон доставки' }).waitFor()
  const text = page.getByRole('textbox').first()
  await text.fill('{"type": "FeatureCollection"}')
  await page.getByText('Формат не верный').waitFor()
  const ring = [
    [73.1, 49.8],
    [73.12, 49.8],
    [73.12, 49.82],
    [73.1, 49.8],
  ]
  await text.fill(
    JSON.stringify({ features: [{ geometry: { coordinates: [ring] }, properties: { description: 'Ближняя' } }] }),
  )
  const imported = rowOf(page, 'Ближняя')
  await imported.getByRole('combobox').click()
  await page.getByTitle('Создать', { exact: true }).click()
  await imported.getByRole('button', { name: 'Применить' }).click()
  const zone = page.getByRole('dialog', { name: 'Новая зона доставки' })
  await chooseOption(zone, 'Тип', 'Пешая')
  await chooseOption(zone, 'Максимальное время доставки, мин', '30')
  await chooseOption(zone, 'Статус', 'Включен')
  await zone.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.getByText('Зона доставки добавлена').waitFor()

  await page.goBack()
  await rowOf(page, 'Ближняя')
    .getByRole('button', { name: /Удалить/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Удалить зону доставки?' })
    .getByRole('button', { name: 'Да, удалить' })
    .click()
  await page.getByText('Список зоны доставки пуст').waitFor()
  await goTo(page, '/points?cityId=1')
  await rowOf(page, 'Новый район')
    .getByRole('button', { name: /Удалить/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Удалить отправную точку?' })
    .getByRole('button', { name: 'Да, удалить' })
    .click()
  await rowOf(page, 'Новый район').waitFor({ state: 'detached' })
}, 90_000)

test('a user adds a company with a contact and a branch', async () => {
  const { page } = await open('/companies')
  await page.getByRole('link', { name: 'Добавить контрагента' }).click()
  await page.getByLabel('Название', { exact: true }).fill('Пекарня Утро')
  await chooseOption(page, 'Статус', 'Включен')
  await chooseOption(page, 'Город', 'Караганда')
  await chooseOption(page, 'Способ расчёта комиссии', 'Процент от стоимости заказа')
  await page.getByRole('textbox', { name: 'Процент' }).fill('12')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.waitForURL(/\/companies$/)
  await page.getByLabel('Название', { exact: true }).fill('Пекарня Утро')
  await page.getByRole('button', { name: 'Применить' }).click()
  await rowOf(page, 'Пекарня Утро')
    .getByRole('link', { name: /Открыть|Просмотр|Смотреть/ })
    .click()

  await page.getByRole('tab', { name: 'Контакты' }).click()
  await page.getByText('Список контактов пуст').waitFor()
  await page
    .getByRole('button', { name: /Добавить контакт/ })
    .first()
    .click()
  const contact = page.getByRole('dialog', { name: 'Новый контакт' })
  await contact.getByLabel('ФИО').fill('Серикова Динара')
  await chooseFirstOption(contact, 'Должность')
  await chooseOption(contact, 'Тип', 'Телефон')
  await contact.getByLabel('Значение').fill('7011234567')
  await contact.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.getByText('Серикова Динара').waitFor()

  await page.getByRole('tab', { name: 'Филиалы' }).click()
  await page.getByRole('link', { name: 'Добавить филиал' }).click()
  await page.getByRole('heading', { name: 'Новый филиал' }).waitFor()
  await chooseOption(page, 'Город', 'Караганда')
  await chooseFirstOption(page, 'Отправная точка')
  await page.getByLabel('Адрес', { exact: true }).fill('проспект Назарбаева, 5')
  await page.getByLabel('Телефон').fill('7212445566')
  await chooseOption(page, 'Статус', 'Включен')
  await page.getByRole('application').click({ position: { x: 120, y: 90 } })
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await rowOf(page, 'проспект Назарбаева, 5').waitFor()
}, 90_000)

test('a user adds an employee and a role, and finds them in their lists', async () => {
  const { page } = await open('/directories/roles')
  await page.getByRole('button', { name: 'Добавить роль' }).click()
  const role = page.getByRole('dialog', { name: 'Новая роль' })
  await role.getByLabel('Название').fill('night_operator')
  await role.getByLabel('Описание').fill('Ночной оператор')
  await role.getByLabel('Найти право').fill('order_view')
  await role.getByRole('checkbox', { name: /order_view|Заказы: просмотр/ }).check()
  await role.getByRole('button', { name: 'Добавить', exact: true }).click()
  await rowOf(page, 'Ночной оператор').waitFor()

  await goTo(page, '/employees')
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click()
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' })
  await form.getByLabel('Фамилия').fill('Абылкасова')
  await form.getByLabel('Имя').fill('Жанна')
  await form.getByLabel('Мобильный').fill('7015550013')
  await form.getByLabel('Пароль').fill('secret1')
  await chooseOption(form, 'Роль', 'Ночной оператор')
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByLabel('ФИО').fill('Абылкасова Жанна')
  await page.getByRole('button', { name: 'Применить' }).click()
  await rowOf(page, 'Абылкасова Жанна').getByText('Ночной оператор').waitFor()
  expect(new URL(page.url()).searchParams.get('fio')).toBe('Абылкасова Жанна')
}, 90_000)
