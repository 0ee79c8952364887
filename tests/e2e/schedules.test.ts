import { test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { chooseOption } from './chooseOption'
import { demoConsole } from './consoleFixture'
import { expectSoon } from './polling'

const { open } = demoConsole()

test('a week is created, filled by keyboard, copied by day, published, changed, reset and published again', async () => {
  const { page } = await open('/?at=2026-03-18T13:00&speed=0')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const publish = async () => {
    await press(/^Опубликовать$/)
    const dialog = page.getByRole('dialog', { name: 'Опубликовать изменения в расписании?' })
    await dialog.getByRole('button', { name: 'Опубликовать' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: new RegExp(DEMO_ACCOUNTS.dispatcher.title) }).click()
  await page.getByRole('link', { name: 'Расписание' }).first().click()
  await page.getByRole('link', { name: '17-03-2026 – 23-03-2026' }).waitFor()
  await chooseOption(page, 'Неделя', '07-04-2026 – 13-04-2026')
  await press('Создать расписание')
  await page.getByRole('heading', { name: 'Расписание 07-04-2026 – 13-04-2026' }).waitFor()
  await expectSoon(() => page.getByRole('button', { name: /^Опубликовать$/ }).isDisabled(), true)

  await press('Добавить расписание')
  const grid = page.getByRole('grid', { name: 'Смены дня' })
  await grid.locator('td[tabindex="0"]').focus()
  await page.getByLabel('Начало, строка 1').waitFor()
  await page.keyboard.type('9-18 13-1330')
  for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
  await page.keyboard.type('центр')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Курьер, строка 2').waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press('Удалить строку 3')
  await press('Создать')
  await page.getByText('Расписание дня создано').waitFor()
  await page.getByRole('cell', { name: '09:00–18:00', exact: true }).nth(1).waitFor()

  await page.getByRole('tab', { name: /Ср 2026-04-08/ }).click()
  await chooseOption(page, 'День недели', 'Вторник')
  await press('Скопировать')
  await page.getByText('День скопирован').waitFor()
  await page.getByRole('cell', { name: '09:00–18:00', exact: true }).nth(1).waitFor()
  await publish()
  await page.getByRole('switch', { name: 'Черновик' }).waitFor()
  await expectSoon(() => page.getByRole('button', { name: /^Опубликовать$/ }).isDisabled(), true)

  const change = async (time: string) => {
    if (!(await page.getByRole('switch', { name: 'Черновик' }).isChecked())) {
      await page.getByRole('switch', { name: 'Черновик' }).click()
    }
    await press('Редактировать')
    await grid.locator('td[tabindex="0"]').focus()
    await page.getByLabel('Начало, строка 1').waitFor()
    await page.keyboard.type(time)
    await page.keyboard.press('Tab')
    await press('Сохранить')
    await page.getByText('Расписание дня сохранено').first().waitFor()
    await page.getByText('Неопубликованные изменения').waitFor()
  }
  await change('10')
  await press('Сбросить')
  await page.getByRole('dialog').getByRole('button', { name: 'Сбросить' }).click()
  await page.getByText('Черновик удалён').waitFor()
  await page.getByText('Неопубликованные изменения').waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: '09:00–18:00', exact: true }).nth(1).waitFor()

  await page.getByText('Неделя', { exact: true }).click()
  const week = page.getByRole('grid', { name: 'Неделя по курьерам' })
  await week.focus()
  await page.keyboard.type('8-12')
  await page.keyboard.press('Enter')
  await page.getByText('Дни', { exact: true }).click()
  await page.getByRole('img', { name: 'не сохранено' }).waitFor()
  await page.getByRole('tab', { name: /Вт 2026-04-07/ }).click()
  await grid.getByText('08:00').waitFor()
  await press('Отмена')
  await press('Да, уйти')
  await page.getByRole('img', { name: 'не сохранено' }).waitFor({ state: 'detached' })

  await change('11')
  await publish()
  await page.getByText('Неопубликованные изменения').waitFor({ state: 'detached' })
  await page.getByRole('switch', { name: 'Черновик' }).click()
  await page.getByRole('cell', { name: '11:00–18:00', exact: true }).waitFor()
}, 120_000)
