import { expect, fn, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { LessonLogEntry, LessonProgress } from '../../mocks/demo/lessonProgress'
import { DemoPanel } from '../../mocks/panel/DemoPanel'
import { onStage, stageLoader } from '../stage'
import { lesson, NOON, OPEN, panelOf, viewerOf, worldOf } from './lessonWorld'

const OPERATOR = '77000000002'

const meta: Meta<typeof DemoPanel> = {
  title: 'Демо/Уроки',
  component: DemoPanel,
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: () => {
    for (const key of ['mock-docked', 'mock-watch', 'mock-course']) window.sessionStorage.removeItem(key)
    return () => window.sessionStorage.removeItem('mock-watch')
  },
  args: {
    world: worldOf({}),
    viewer: viewerOf(null),
  },
}
export default meta
type Story = StoryObj<typeof DemoPanel>

export const Begun: Story = {
  name: 'Начало',
  play: async ({ args, userEvent }) => {
    const panel = panelOf()
    await expect(panel.getByRole('heading', { name: 'Смените курьера и объясните причину' })).toBeVisible()
    await expect(panel.getByText('Цель 1 из 2')).toBeVisible()
    await expect(panel.getByText('7:55')).toBeVisible()
    await expect(panel.getByText('на паузе')).toBeVisible()
    await expect(panel.queryByText(/Причина записана/)).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Подсказка 1 из 3' }))
    await expect(args.world.command).toHaveBeenCalledWith('hint', { goal: 0 })
  },
}

export const Dark: Story = { name: 'Начало, тёмная тема', play: Begun.play, globals: { theme: 'dark' } }

export const Hints: Story = {
  name: 'Подсказки',
  args: { world: worldOf({ second: 450, training: { goals: [{ ...OPEN, hints: 3 }, OPEN] } }) },
  play: async ({ userEvent }) => {
    const panel = panelOf()
    await expect(within(panel.getByRole('list', { name: 'Подсказки' })).getAllByRole('listitem')).toHaveLength(3)
    await expect(panel.queryByRole('button', { name: /^Подсказка/ })).toBeNull()
    await expect(panel.getByText('0:30')).toBeVisible()
    await expect(panel.getByText(/проколол колесо/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /^Показать: «Сменить курьера/ }))
    await expect(panel.getByText(/Сейчас на экране этого нет/)).toBeVisible()
  },
}

export const ShownElement: Story = {
  name: 'Элемент обведён',
  args: Hints.args,
  decorators: [
    (Panel) => (
      <>
        <a href="/orders/510009">Сменить курьера заказа 510009</a>
        <Panel />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('link', { name: 'Сменить курьера заказа 510009' })
    await userEvent.click(panelOf().getByRole('button', { name: /^Показать: «Сменить курьера/ }))
    await expect(getComputedStyle(target).outlineStyle).toBe('solid')
    await expect(panelOf().queryByText(/Сейчас на экране этого нет/)).toBeNull()
    await userEvent.click(panelOf().getByRole('heading', { name: 'Демо-мир' }))
    await expect(target.getAnimations()).toHaveLength(0)
  },
}

const LOG: LessonLogEntry[] = [
  { second: 15, kind: 'command', text: 'Заказ 510009 задержан на 40 мин' },
  { second: 40, kind: 'hint', text: 'Где: заказ 510009 в списке активных' },
  { second: 52, kind: 'refused', text: 'Заказ 510009: другой курьер — Курьер не на смене', person: OPERATOR },
  { second: 61, kind: 'call', text: 'Заказ 510009: другой курьер', person: OPERATOR },
  { second: 61, kind: 'goal', text: 'Заказ 510009 везёт другой курьер', point: 1 },
  { second: 90, kind: 'violation', text: 'Заказ 510009 отменён вместо передачи' },
  { second: 480, kind: 'missed', text: 'Причина записана понятно' },
]
const DONE: Partial<LessonProgress> = {
  goals: [
    { state: 'reached', second: 61, hints: 1 },
    { state: 'missed', second: 480, hints: 0 },
  ],
  log: LOG,
  endedAt: NOON / 1000 + 480,
}

export const SecondGoal: Story = {
  name: 'Вторая цель',
  args: { world: worldOf({ second: 61, training: { goals: [DONE.goals?.[0] ?? OPEN, OPEN], log: LOG.slice(0, 5) } }) },
  play: async ({ userEvent }) => {
    const items = within(panelOf().getByRole('list', { name: 'Цели' })).getAllByRole('listitem')
    await expect(items).toHaveLength(1)
    await expect(items[0]).toHaveTextContent('✓Заказ 510009 везёт другой курьер: достигнута')
    await expect(panelOf().getByText('Цель 2 из 2')).toBeVisible()
    await expect(panelOf().getByText(/проколол колесо/)).not.toBeVisible()
    await userEvent.click(panelOf().getByText('Задание'))
    await expect(panelOf().getByText(/проколол колесо/)).toBeVisible()
  },
}

export const DebriefStory: Story = {
  name: 'Разбор',
  args: { world: worldOf({ second: 500, training: DONE }) },
  play: async ({ args, userEvent }) => {
    const panel = panelOf()
    await expect(panel.getByText('Достигнуто целей: 1 из 2, время 8:00, подсказок 1, нарушений 1.')).toBeVisible()
    const lines = within(panel.getByRole('list', { name: 'Ход урока' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(LOG.length + 1)
    await expect(lines[3]).toHaveTextContent('0:52Отказано Заказ 510009: другой курьер — Курьер не на смене · Оператор')
    await userEvent.click(panel.getByRole('button', { name: 'Повторить с этого места' }))
    await expect(args.world.command).toHaveBeenCalledWith('rewind', { point: 1 })
    await expect(panel.getByText('Урок не пройден')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Начать урок заново' }).getAttribute('href')).toMatch(
      /^\/orders\?as=operator&again=1&lesson=explain-change&seed=7/,
    )
    await expect(panel.getByRole('link', { name: 'Следующий урок: Связь пропала' })).toBeVisible()
    await expect(panel.getByLabelText('Имя')).toBeRequired()
  },
}

export const PassedWithViolation: Story = {
  name: 'Пройден с нарушением',
  args: {
    world: worldOf({
      id: 'wrong-fine',
      second: 120,
      training: {
        goals: [
          { ...OPEN, state: 'reached', second: 60 },
          { ...OPEN, state: 'reached', second: 90 },
        ],
        log: [
          { second: 60, kind: 'goal', text: 'Ошибочный штраф удалён', point: 1 },
          { second: 70, kind: 'violation', text: 'Выбран другой вид штрафа' },
          { second: 90, kind: 'goal', text: 'Ковалёв Иван оштрафован за грубость', point: 2 },
        ],
        endedAt: NOON / 1000 + 90,
      },
    }),
  },
  play: async () => {
    await expect(panelOf().getByText('Урок пройден с нарушениями')).toBeVisible()
    await expect(panelOf().getAllByRole('button', { name: 'Повторить с этого места' })).toHaveLength(1)
  },
}

export const DebriefDark: Story = {
  name: 'Разбор, тёмная тема',
  args: { world: worldOf({ second: 500, training: DONE }) },
  play: DebriefStory.play,
  globals: { theme: 'dark' },
}

export const Course: Story = {
  name: 'Следующий урок курса',
  args: { world: worldOf({ second: 500, training: DONE }) },
  beforeEach: () => window.sessionStorage.setItem('mock-course', 'explain-change,no-show'),
  play: async () => {
    const next = panelOf().getByRole('link', { name: 'Следующий урок: Курьер не вышел' })
    await expect(next.getAttribute('href')).toMatch(/^\/couriers\?as=dispatcher&lesson=no-show&seed=7&size=3000/)
  },
}

export const List: Story = {
  name: 'Список уроков',
  args: {
    world: {
      ...worldOf({ change: { training: null } }),
      command: fn(async () => [
        { lesson: lesson('late-order'), goals: [{ ...OPEN, state: 'reached' }], log: [], recorded: null, endedAt: 1 },
        { lesson: lesson('no-show'), goals: [OPEN, OPEN], log: [], recorded: null, endedAt: null },
        {
          lesson: { ...lesson('no-show'), id: 'own', title: 'Свой урок' },
          goals: [],
          log: [],
          recorded: null,
          endedAt: null,
        },
      ]),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(panelOf().getByRole('button', { name: 'Демо-мир' }))
    await userEvent.click(panelOf().getByText('Уроки'))
    const item = async (title: string) => (await panelOf().findByRole('link', { name: title })).closest('li')
    await expect(await item('Свой урок')).toBeVisible()
    await expect(await item('Передайте опаздывающий заказ')).toHaveTextContent('8 мин · пройден')
    await expect(await item('Курьер не вышел')).toHaveTextContent('8 мин · начат, целей 0 из 2')
    await expect(await item('Новая ставка')).toHaveTextContent('8 мин · не начат')
    await userEvent.click(panelOf().getByText('Сцены'))
    await expect(panelOf().getByRole('link', { name: 'День выплат' })).toHaveAttribute(
      'href',
      expect.stringContaining('again=1'),
    )
  },
}

export const Scene: Story = {
  name: 'Сцена',
  args: { world: worldOf({ id: 'courier-broke' }) },
  play: async ({ args, userEvent }) => {
    const toggle = panelOf().getByRole('button', { name: 'Демо-мир' })
    await userEvent.click(toggle)
    await expect(panelOf().getByRole('button', { name: 'Начать заново (F9)' })).toBeVisible()
    await userEvent.click(toggle)
    await expect(panelOf().queryByRole('heading')).toBeNull()
    await userEvent.keyboard('{F9}')
    await expect(args.world.reset).toHaveBeenCalledTimes(1)
  },
}

function blockWindows() {
  const { open } = window
  window.open = fn(() => null)
  return () => {
    window.open = open
  }
}

export const SceneBeside: Story = {
  name: 'Сцена с окном рядом',
  args: { world: worldOf({ change: { training: null } }) },
  beforeEach: blockWindows,
  play: async ({ userEvent }) => {
    await userEvent.click(panelOf().getByRole('button', { name: 'Демо-мир' }))
    await userEvent.click(panelOf().getByText('Сцены'))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(panelOf().getByRole('link', { name: 'Партнёр рядом с оператором' }))
    const [href] = (window.open as ReturnType<typeof fn>).mock.calls[0] as [string]
    await expect(href).toMatch(/^\/orders\?as=partner&lesson=partner-beside&seed=7/)
  },
}

export const WindowBlocked: Story = {
  name: 'Окно рядом заблокировано',
  args: { world: worldOf({ id: 'partner-beside' }) },
  beforeEach: blockWindows,
  play: async ({ userEvent }) => {
    await userEvent.click(panelOf().getByRole('button', { name: 'Демо-мир' }))
    const link = panelOf().getByRole('link', { name: 'Открыть рядом: Партнёр' })
    await expect(link.getAttribute('href')).toMatch(/as=partner/)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(panelOf().getByText(/Браузер не дал открыть окно рядом/)).toBeVisible()
  },
}

export const InstructorStory: Story = {
  name: 'Инструктор',
  args: {
    world: worldOf({
      second: 61,
      training: { goals: [DONE.goals?.[0] ?? OPEN, OPEN], log: LOG.slice(0, 5), recorded: [] },
      change: { speed: 1, faults: [{ kind: 'lost' }] },
    }),
  },
  beforeEach: () => window.sessionStorage.setItem('mock-watch', '1'),
  play: async ({ args, userEvent }) => {
    const panel = panelOf()
    await expect(panel.getByText(/Причина записана понятно/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Пауза' }))
    await expect(args.world.setSpeed).toHaveBeenCalledWith(0)
    await userEvent.selectOptions(panel.getByLabelText('Событие'), 'Курьер сломался')
    await userEvent.clear(panel.getByLabelText('Номер курьера'))
    await userEvent.type(panel.getByLabelText('Номер курьера'), '1004')
    await userEvent.click(panel.getByRole('button', { name: 'Отправить' }))
    await expect(args.world.command).toHaveBeenCalledWith('breakDown', { courierId: 1004 })
    await expect(await panel.findByText('Курьер сломался: отправлено')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Выключить сбои' }))
    await expect(args.world.command).toHaveBeenCalledWith('faults', { rules: [] })
    await expect(panel.getByRole('button', { name: 'Сохранить запись: 0' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const RefusedEvent: Story = {
  name: 'Событие отклонено',
  tags: ['ошибка'],
  args: {
    world: { ...worldOf({}), command: fn(() => Promise.reject(new Error('Заказ завершён, задержать его нельзя'))) },
  },
  beforeEach: () => window.sessionStorage.setItem('mock-watch', '1'),
  play: async ({ userEvent }) => {
    await userEvent.click(panelOf().getByRole('button', { name: 'Отправить' }))
    await expect(await panelOf().findByRole('alert')).toHaveTextContent('Заказ завершён, задержать его нельзя')
  },
}
