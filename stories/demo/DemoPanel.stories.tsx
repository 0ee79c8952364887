import { expect, fn, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import {
  caughtUpNotice,
  clockDifferenceNotices,
  type DemoNotice,
  OPEN_ELSEWHERE_NOTICE,
  OUTDATED_WORLD_NOTICE,
  WORLD_NOT_SAVED_NOTICE,
} from '../../mocks/demo/demoNotices'
import { DEMO_SCENARIOS } from '../../mocks/demo/scenarios'
import type { WorldHostStatus } from '../../mocks/demo/worldHost'
import { DemoPanel, type DemoPanelConnection } from '../../mocks/panel/DemoPanel'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { onStage, stageLoader } from '../stage'
import { NOON, panelOf, viewerOf } from './lessonWorld'

const REASON = 'Файл создан с другой версией исходных данных: его изменения сюда не подходят.'

function worldWith(change: Partial<WorldHostStatus>): DemoPanelConnection {
  const status: WorldHostStatus = {
    ...{
      seed: 7,
      size: 50_000,
      at: null,
      start: NOON,
      speed: 0,
      isHeld: false,
      savedAt: NOON - 4000,
      isRunning: true,
      notices: [],
      training: null,
      faults: [],
    },
    clock: { world: NOON, wall: Date.now() },
    ...change,
  }
  return {
    status: () => status,
    onStatus: () => () => undefined,
    setSpeed: fn(),
    advance: fn(),
    advanceTo: fn(async () => ''),
    reset: fn(() => new Promise<never>(() => undefined)),
    exportWorld: fn(async () => '{}'),
    command: fn(async () => []),
    importWorld: fn(() => Promise.reject(new Error(REASON))),
  }
}

const withNotices = (...notices: DemoNotice[]): Story['args'] => ({ world: worldWith({ notices }) })
const toggle = () => panelOf().getByRole('button', { name: 'Демо-мир' })

const meta: Meta<typeof DemoPanel> = {
  title: 'Демо/Демо-мир',
  component: DemoPanel,
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: () => window.sessionStorage.removeItem('mock-docked'),
  args: { world: worldWith({}), viewer: viewerOf(null) },
}
export default meta
type Story = StoryObj<typeof DemoPanel>

export const Closed: Story = {
  name: 'Закрыто',
  play: async () => {
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle()).toHaveTextContent('Демо13:00')
    // The badge must fit into the page's margin, which is 24 px, or 16 px in a small window. A wider badge would cover sums and row
    // actions.
    await expect(toggle().getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth < 1400 ? 16 : 24)
    await expect(panelOf().queryByRole('heading')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(toggle())
    const panel = panelOf()
    await expect(panel.getByText('18-03-2026 13:00:00')).toBeVisible()
    await expect(panel.getByText('12:59:56')).toBeVisible()
    await userEvent.selectOptions(panel.getByLabelText('Скорость'), '×60')
    await expect(args.world.setSpeed).toHaveBeenCalledWith(60)
    await userEvent.click(panel.getByRole('button', { name: '+15 минут' }))
    await expect(args.world.advance).toHaveBeenCalledWith(900)
  },
}

export const Dark: Story = { name: 'Тёмная тема', ...Open, globals: { theme: 'dark' } }

export const ClosedByKey: Story = {
  name: 'Закрыто клавишей',
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(panelOf().queryByRole('heading')).toBeNull()
    await expect(toggle()).toHaveFocus()
  },
}

export const CaughtUp: Story = {
  name: 'Догнал время',
  args: withNotices(caughtUpNotice(3 * 3600 + 300)),
  play: async ({ userEvent }) => {
    await expect(panelOf().queryByRole('heading')).toBeNull()
    await userEvent.click(toggle())
    await expect(panelOf().getByText(/прошло 3\sч 5\sмин/)).toBeVisible()
  },
}

export const WorldBehind: Story = {
  name: 'Демо-мир отстаёт от текущего времени',
  args: withNotices(...clockDifferenceNotices(-3 * 86_400, 1)),
  play: async () => {
    await expect(panelOf().getByText(/отстаёт от текущего времени на 3\sдн\./)).toBeVisible()
    await expect(panelOf().getByRole('button', { name: 'Сбросить' })).toBeEnabled()
  },
}

export const OldVersion: Story = {
  name: 'Старая версия',
  args: { world: worldWith({ notices: [OUTDATED_WORLD_NOTICE], savedAt: null }) },
  play: async () => {
    await expect(panelOf().getByText(/создан прежней версией исходных данных/)).toBeVisible()
    await expect(panelOf().getByText('ещё нет')).toBeVisible()
  },
}

export const OldVersionDark: Story = { name: 'Старая версия, тёмная', ...OldVersion, globals: { theme: 'dark' } }

export const Unsaved: Story = {
  name: 'Не сохраняется',
  args: { world: worldWith({ at: '2026-03-18T13:00', notices: [WORLD_NOT_SAVED_NOTICE], savedAt: null }) },
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await expect(panelOf().getByText(/не даёт хранить данные/)).toBeVisible()
    await expect(panelOf().getByText('18-03-2026 13:00')).toBeVisible()
  },
}

export const Elsewhere: Story = {
  name: 'В другом месте',
  args: { world: worldWith({ notices: [OPEN_ELSEWHERE_NOTICE], isRunning: false }) },
  play: async () => {
    const panel = panelOf()
    await expect(panel.getByRole('button', { name: 'Продолжить здесь' })).toBeVisible()
    await expect(panel.getByLabelText('Скорость')).toBeDisabled()
    await expect(panel.queryByRole('button', { name: 'Сбросить' })).toBeNull()
  },
}

export const OtherWorlds: Story = {
  name: 'Другие миры',
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await userEvent.click(panelOf().getByText('Сценарии'))
    const list = panelOf().getByText('Сценарии').closest('details') as HTMLElement
    await expect(within(list).getAllByRole('link')).toHaveLength(DEMO_SCENARIOS.length)
    const current = panelOf()
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-current'))
    await expect(current.map((item) => within(item).getByRole('link').textContent)).toEqual(['Сейчас'])
    await expect(panelOf().getByRole('link', { name: 'Сутки за 24 минуты' })).toHaveAttribute(
      'href',
      '?seed=7&size=50000&at=2026-03-18T05:00&speed=60',
    )
  },
}

export const Faults: Story = {
  name: 'Включены сбои',
  args: {
    world: worldWith({
      faults: [
        { kind: 'status', status: 503, method: 'GET', path: '/manage/salary/{id}/pay', person: '77000000004' },
        { kind: 'slow', ms: 1500, share: 0.3 },
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    const button = panelOf().getByRole('button', { name: 'Демо-мир, включены сбои' })
    await expect(button).toHaveTextContent('Сбои')
    await userEvent.click(button)
    const faults = within(panelOf().getByRole('group', { name: 'Сбои' }))
    await expect(faults.getByText('Отказ 503 · GET /manage/salary/{id}/pay · Менеджер')).toBeVisible()
    await expect(faults.getByText('Ответ через 1,5 с · все запросы · у всех · 30 %')).toBeVisible()
    await userEvent.click(faults.getByRole('button', { name: 'Выключить сбои' }))
    await expect(args.world.command).toHaveBeenLastCalledWith('faults', { rules: [] })
  },
}

const NO_NEWS = 'За 6 часов ничего не произошло.'

export const TimeSteps: Story = {
  name: 'Шаги времени',
  args: {
    world: { ...worldWith({}), advanceTo: fn(async () => NO_NEWS) },
    viewer: viewerOf(510_002),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(toggle())
    const panel = panelOf()
    await userEvent.click(panel.getByRole('button', { name: 'До следующего события' }))
    await expect(args.world.advanceTo).toHaveBeenLastCalledWith({ to: 'event', key: demoUserSessionKey('operator') })
    await expect(await panel.findByText(NO_NEWS)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Довести этот заказ' }))
    await expect(args.world.advanceTo).toHaveBeenLastCalledWith({ to: 'end', orderId: 510_002 })
  },
}

export const Docked: Story = {
  name: 'Закреплено',
  play: async ({ args, userEvent }) => {
    await userEvent.click(toggle())
    const dock = panelOf().getByRole('button', { name: 'Закрепить' })
    await expect(panelOf().getByRole('button', { name: 'Довести этот заказ' })).toBeDisabled()
    await userEvent.click(dock)
    await expect(dock).toHaveAttribute('aria-pressed', 'true')
    const margin = () => Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd)
    await expect(margin()).toBe(240)
    await expect(panelOf().getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(window.innerHeight - 240)
    await userEvent.click(dock)
    await expect(margin()).toBe(0)
    await userEvent.click(dock)
    await userEvent.click(panelOf().getByRole('button', { name: 'Закрыть' }))
    await expect(margin()).toBe(0)
    await expect(args.viewer.collapseMenu).not.toHaveBeenCalled()
  },
}

export const Show: Story = {
  name: 'Показать',
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await expect(panelOf().getByRole('link', { name: 'Показать' })).toHaveAttribute(
      'href',
      '/?lesson=lunch-peak&again=1',
    )
  },
}

export const FridayEvening: Story = {
  name: 'Вечер пятницы',
  args: { world: worldWith({ at: '2026-03-20T19:00' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await userEvent.click(panelOf().getByText('Сценарии'))
    const current = panelOf().getByText('идёт сейчас').closest('li')
    await expect(current).toHaveTextContent('Вечер пятницы')
  },
}

export const OtherPeople: Story = {
  name: 'Другие люди',
  args: { world: worldWith({ at: '2026-03-18T12:30' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(toggle())
    await userEvent.click(panelOf().getByText('Открыть рядом как …'))
    const partner = panelOf().getByRole('link', { name: 'Партнёр' })
    await expect(partner).toHaveAttribute('target', '_blank')
    const { searchParams } = new URL(partner.getAttribute('href') ?? '')
    await expect(Object.fromEntries(searchParams)).toEqual({
      ...{ seed: '7', size: '50000', at: '2026-03-18T12:30', as: 'partner', theme: 'dark' },
    })
  },
}

export const Reset: Story = {
  name: 'Сброс',
  play: async ({ args, userEvent }) => {
    await userEvent.click(toggle())
    const panel = panelOf()
    await userEvent.click(panel.getByRole('button', { name: 'Сбросить' }))
    await userEvent.click(panel.getByRole('button', { name: 'Отмена' }))
    await expect(args.world.reset).not.toHaveBeenCalled()
    await userEvent.click(panel.getByRole('button', { name: 'Сбросить' }))
    await expect(panel.getByText('Все изменения в этом мире пропадут.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Сбросить мир' }))
    await expect(args.world.reset).toHaveBeenCalledTimes(1)
    await expect(panel.getByText('Начинаем заново…')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Сбросить мир' })).toBeDisabled()
  },
}

export const RefusedImport: Story = {
  name: 'Импорт отклонён',
  tags: ['ошибка'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(toggle())
    const panel = panelOf()
    await userEvent.upload(panel.getByLabelText('Файл демо-мира'), new File(['{}'], 'мир.json'))
    await expect(await panel.findByRole('alert')).toHaveTextContent(`${REASON} Мир остался прежним.`)
    await expect(args.world.importWorld).toHaveBeenCalledWith('{}')
    await expect(panel.getByRole('button', { name: 'Импорт' })).toBeEnabled()
  },
}
