import { test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { readStories } from '../../scripts/shots/storyPage.mjs'
import { VIEWPORTS } from '../../stories/toolbar'
import { expectSoon } from '../e2e/soon'
import { storybookPage } from './storybookPage'

/** Storybook as designers have it: its own list and toolbar around a story. That screens obey is the matter of `toolbarSwitches`. */

const storybook = storybookPage()
const STORY = readStories().find(({ title, name }) => title === 'Справочники/Города' && name === 'Загружено')?.id
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
