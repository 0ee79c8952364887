import { test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { readEntries, readStories } from '../../scripts/shots/storyPage.mjs'
import { VIEWPORTS } from '../../stories/toolbar'
import { expectSoon } from '../e2e/soon'
import { storybookPage } from './storybookPage'

/** Storybook as designers have it: its own list and toolbar around a story. That screens obey is the matter of `toolbarSwitches`. */

const storybook = storybookPage()
const STORY = readStories().find(({ title, name }) => title === 'Справочники/Города' && name === 'Загружено')?.id
const CITIES_PAGE = readEntries().find(({ title, name }) => title === 'Экраны/По одному' && name === 'Города')?.id
const FRAME = '#storybook-preview-iframe'

async function choose(page: Page, button: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the switches of the toolbar turn the story that is shown', async () => {
  const { page, url } = storybook()
  await page.goto(`${url}/?path=/story/${STORY}`)
  const shown = page.frameLocator(FRAME)
  await shown.getByRole('heading', { level: 1, name: 'Справочник - Города' }).waitFor()

  for (const { name, styles } of Object.values(VIEWPORTS)) {
    await choose(page, /^Viewport/, name)
    await expectSoon(() => page.locator(FRAME).evaluate((frame) => `${frame.clientWidth}px`), styles.width)
  }
  await choose(page, /^Тема/, 'Тёмная')
  await shown.locator('html[data-theme="dark"]').waitFor()
  await choose(page, /^Сеть/, 'Сервер отказывает')
  await shown.getByText('Сервер временно недоступен').first().waitFor()
  await choose(page, /^Сеть/, 'Быстрая сеть')
  await choose(page, /^Роль/, 'Новичок')
  // Nothing can be added, and what was chosen before stays.
  await shown.locator('html[data-theme="dark"] main:not(:has(.page-header button)) h1').waitFor()
}, 120_000)

test('frames of a page of the catalogue stand under the toolbar as the page does', async () => {
  const { page, url } = storybook()
  await page.goto(`${url}/?path=/story/${CITIES_PAGE}`)
  const loaded = page.frameLocator(FRAME).frameLocator('iframe[title="Загружено"]')
  // Its story has reported that it is shown, to the page around it.
  await loaded.getByText('Караганда').first().waitFor()
  await choose(page, /^Тема/, 'Тёмная')
  await page.frameLocator(FRAME).locator('html[data-theme="dark"]').waitFor()
  await loaded.locator('html[data-theme="dark"]').waitFor()
  await choose(page, /^Роль/, 'Новичок')
  await loaded.locator('html[data-theme="dark"] main:not(:has(.page-header button)) h1').waitFor()
  // A state that is made by a switch keeps it.
  const source = page.frameLocator(FRAME).locator('iframe[title="Много строк"]')
  await expectSoon(
    () => source.getAttribute('src').then((src) => src?.split('&globals=')[1]),
    'theme:dark;role:newcomer;amount:rows',
  )
}, 120_000)
