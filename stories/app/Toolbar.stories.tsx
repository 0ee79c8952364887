import { Instant } from '@js-joda/core'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { nowMs } from '../../src/lib/clock'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import CompaniesPage from '../../src/pages/companies/CompaniesPage'
import { ProfilePage } from '../../src/pages/profile/ProfilePage'
import { BUSY } from '../../tests/antdSelectors'
import { onStage, stageLoader } from '../stage'
import { AS_IN_STORY, SLOW_MS } from '../toolbar'

const meta: Meta<typeof CitiesPage> = {
  title: 'Каркас/Панель Storybook',
  component: CitiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/directories/cities' } },
}
export default meta

type Story = StoryObj<typeof CitiesPage>

const PROFILE: Pick<Story, 'parameters' | 'render'> = {
  parameters: { stage: { address: '/profile', person: 'dispatcher' } },
  render: () => <ProfilePage />,
}

export const AsInTheStory: Story = {
  name: 'Как в истории',
  ...PROFILE,
  play: async ({ canvas, globals }) => {
    await expect(globals).toMatchObject(AS_IN_STORY)
    await expect(canvas.getAllByText('Диспетчер')[0]).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Караганда', 'Астана'])
    await expect(document.documentElement.dataset.theme).toBe('light')
  },
}

export const Theme: Story = {
  name: 'Тема',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('Темиртау')
    await expect(document.documentElement.dataset.theme).toBe('dark')
  },
}

export const Role: Story = {
  name: 'Роль',
  tags: ['доступ'],
  globals: { role: 'viewer' },
  ...PROFILE,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Наблюдатель')[0]).toBeVisible()
  },
}

export const City: Story = {
  name: 'Город',
  globals: { city: 'almaty' },
  ...PROFILE,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Алматы'])
  },
}

let begunAt = 0

export const SlowNetwork: Story = {
  name: 'Медленная сеть',
  tags: ['загрузка'],
  globals: { network: 'slow' },
  // Measure the loading time from before the render, because the rows may already be loaded when the play function starts.
  beforeEach: () => {
    begunAt = performance.now()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Темиртау')).toBeVisible()
    await expect(performance.now() - begunAt).toBeGreaterThan(SLOW_MS / 2)
  },
}

export const FailingServer: Story = {
  name: 'Сервер отказывает',
  tags: ['ошибка'],
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
  },
}

export const SilentServer: Story = {
  name: 'Сервер не отвечает',
  tags: ['загрузка'],
  globals: { network: 'silent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(BUSY)).toBeVisible()
  },
}

export const EmptyLists: Story = {
  name: 'Списки пусты',
  tags: ['пусто'],
  globals: { amount: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список городов пуст')).toBeVisible()
  },
}

export const LongTexts: Story = {
  name: 'Длинные тексты',
  globals: { amount: 'texts' },
  parameters: { stage: { address: '/companies' } },
  render: () => <CompaniesPage />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/домофон не работает/))[0]).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Нет связи',
  tags: ['ошибка'],
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Нет связи с сервером/)).toBeVisible()
  },
}

export const Density: Story = {
  name: 'Плотность',
  globals: { density: 'large' },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Темиртау')).closest('tr')
    await expect(row?.offsetHeight).toBeGreaterThan(50)
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('density:'))).toEqual([])
  },
}

export const Moment: Story = {
  name: 'Момент',
  globals: { moment: 'friday' },
  play: async () => {
    await expect(nowMs()).toBe(Instant.parse('2026-03-20T14:00:00Z').toEpochMilli())
  },
}
