import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { StoryLink, underToolbar } from './chosen'
import { flowsOver } from './flows.mjs'
import { Page, Section } from './Page'
import { isLookedAt, StoryFrame } from './StoryFrame'
import { entriesOf, SCREENS, type ScreenPage, SHELL_SCREENS, screenName } from './screens'
import { looksOf } from './states'
import { type IndexEntry, useStoryIndex } from './storyIndex'

type Args = {
  /** The title of its stories. */
  screen: string
}

function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return (
    <ul className="catalogue__all">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryLink to={story}>{story.name}</StoryLink>
        </li>
      ))}
    </ul>
  )
}

/** The screen with menu, header and breadcrumbs around it. */
function ShellLinks({ screen, entries }: { screen: ScreenPage; entries: readonly IndexEntry[] }) {
  const shell = entries.find(({ title }) => title === 'Экраны/В каркасе')
  if (!shell || screen.inShell.length === 0) return null
  return (
    <Section title="В каркасе">
      <ul className="catalogue__all">
        {screen.inShell.map((key) => (
          <li key={key}>
            <StoryLink to={shell} args={{ screen: key }}>
              {SHELL_SCREENS[key].label}
            </StoryLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A screen in all of its states, the ways that lead over it, and everything else that is told of it. */
function ScreenView({ screen }: { screen: ScreenPage }) {
  const index = useStoryIndex()
  return (
    <Page
      title={screenName(screen.title)}
      about="Экран в каждом состоянии. Чего нет среди историй экрана, показано его главной историей с переключателями панели. Подпись открывает состояние в полный размер, под ней — какая это история."
    >
      <LoadPanel of={index} waiting={null}>
        {(entries) => {
          const stories = entriesOf(screen, entries)
          const own = stories.filter(({ title }) => title === screen.title)
          const parts = [...new Set(stories.map(({ title }) => title))].filter((title) => title !== screen.title)
          const flows = flowsOver(screen.title, entries)
          return (
            <>
              <Section title="Состояния">
                <div className="catalogue__frames">
                  {looksOf(stories).map(({ state, ...look }) => (
                    <StoryFrame key={state} {...look} caption={state} isExplained isShown={isLookedAt} />
                  ))}
                </div>
              </Section>
              <ShellLinks screen={screen} entries={entries} />
              {flows.length > 0 && (
                <Section title="Сценарии через этот экран">
                  <StoryLinks stories={flows} />
                </Section>
              )}
              <Section title={`Все истории экрана: ${own.length}`}>
                <StoryLinks stories={own} />
              </Section>
              {parts.map((part) => (
                <Section key={part} title={screenName(part)}>
                  <StoryLinks stories={stories.filter(({ title }) => title === part)} />
                </Section>
              ))}
            </>
          )
        }}
      </LoadPanel>
    </Page>
  )
}

const meta: Meta<Args> = {
  title: 'Экраны/По одному',
  loaders: [stageLoader],
  decorators: [underToolbar, onStage],
  argTypes: { screen: { table: { disable: true } } },
  render: (args) => {
    const screen = SCREENS.find(({ title }) => title === args.screen)
    if (!screen) throw new Error(`There is no screen «${args.screen}»`)
    return <ScreenView screen={screen} />
  },
}
export default meta

type Story = StoryObj<Args>

/** What of the toolbar makes the states for which a screen has no story. */
const BY_TOOLBAR = ['Данные: списки пусты', 'Сеть: сервер молчит', 'Сеть: сервер отказывает', 'Роль: новичок'] as const

/**
 * The screen as it is loaded is this story; empty, waiting, broken and forbidden it is these, where there is none the first under the
 * toolbar. All else is the first, too, and every state can be opened.
 */
const shows =
  (whole: string, ...own: [empty: string, loading: string, failed: string, forbidden: string]): Story['play'] =>
  async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^Все истории экрана: [1-9]/ })
    const captions = [...canvasElement.querySelectorAll('figcaption')]
    await expect(captions.map((caption) => [...caption.children].map(({ textContent }) => textContent))).toEqual([
      ['Загружено', whole],
      ['Пусто', own[0] || `${whole} · ${BY_TOOLBAR[0]}`],
      ['Загрузка', own[1] || `${whole} · ${BY_TOOLBAR[1]}`],
      ['Ошибка', own[2] || `${whole} · ${BY_TOOLBAR[2]}`],
      ['Нет доступа', own[3] || `${whole} · ${BY_TOOLBAR[3]}`],
      ['Длинные тексты', `${whole} · Данные: длинные тексты`],
      ['Много строк', `${whole} · Данные: много строк`],
      ['Телефон', whole],
      ['Тёмная тема', `${whole} · Тема: тёмная`],
    ])
    const links = [...canvasElement.querySelectorAll('figcaption a')].map((link) => link.getAttribute('href'))
    await expect(links.filter((href) => !href?.startsWith('./?path=/story/'))).toEqual([])
    // A link of the shell is in an address, too.
    const inShell = SCREENS.find(({ title }) => title === args.screen)?.inShell ?? []
    for (const key of inShell)
      await expect(canvas.getByRole('link', { name: SHELL_SCREENS[key].label })).toHaveAttribute(
        'href',
        expect.stringContaining(`&args=screen:${key}`),
      )
  }

/** Screens that tell all states by stories of their own. */
const showsAll = shows('Загружено', 'Пусто', 'Загрузка', 'Ошибка сервера', 'Нет доступа')

export const Login: Story = {
  name: 'Вход',
  args: { screen: 'Вход/Вход' },
  play: shows('Загружено', '', 'Загрузка', 'Ошибка сервера', ''),
}
export const ActiveOrders: Story = {
  name: 'Активные заказы',
  args: { screen: 'Заказы/Активные заказы' },
  play: showsAll,
}
export const Archive: Story = { name: 'Архив заказов', args: { screen: 'Заказы/Архив заказов' }, play: showsAll }
export const OrdersMap: Story = {
  name: 'Карта заказов',
  args: { screen: 'Заказы/Карта заказов' },
  play: shows('Загружено', 'Нет заказов', '', '', ''),
}
export const OrderCard: Story = {
  name: 'Карточка заказа',
  args: { screen: 'Заказы/Карточка заказа' },
  play: shows('Открыто', '', '', 'Не загрузилось', ''),
}
export const NewOrder: Story = {
  name: 'Новый заказ',
  args: { screen: 'Заказы/Новый заказ' },
  play: shows('Пустая форма', '', '', '', ''),
}
export const EditedOrder: Story = {
  name: 'Изменение заказа',
  args: { screen: 'Заказы/Изменение заказа' },
  play: shows('Загружено', '', 'Загрузка', 'Не загрузилось', ''),
}
export const LoadByTime: Story = {
  name: 'Нагрузка по времени',
  args: { screen: 'Заказы/Нагрузка по времени' },
  play: shows('Загружено', '', 'Загрузка', '', ''),
}
export const CourierList: Story = {
  name: 'Список курьеров',
  args: { screen: 'Курьеры/Список курьеров' },
  play: showsAll,
}
export const CourierCard: Story = {
  name: 'Карточка курьера',
  args: { screen: 'Курьеры/Карточка курьера' },
  play: shows('Статистика', '', 'Загрузка', '', ''),
}
export const CourierMap: Story = { name: 'Карта курьеров', args: { screen: 'Курьеры/Карта курьеров' }, play: showsAll }
export const Shifts: Story = { name: 'Смены', args: { screen: 'Курьеры/Смены' }, play: showsAll }
export const Companies: Story = {
  name: 'Список контрагентов',
  args: { screen: 'Контрагенты/Список контрагентов' },
  play: showsAll,
}
export const CompanyCard: Story = {
  name: 'Карточка контрагента',
  args: { screen: 'Контрагенты/Карточка контрагента' },
  play: shows('Филиалы', '', 'Загрузка', '', ''),
}
export const CompanyForm: Story = {
  name: 'Форма контрагента',
  args: { screen: 'Контрагенты/Форма контрагента' },
  play: shows('Пустая форма', '', 'Изменение: загрузка', '', ''),
}
export const BranchForm: Story = {
  name: 'Форма филиала',
  args: { screen: 'Контрагенты/Форма филиала' },
  play: shows('Пустая форма', '', 'Изменение: загрузка', '', ''),
}
export const Contacts: Story = {
  name: 'Контакты',
  args: { screen: 'Контрагенты/Контакты' },
  play: shows('Загружено', 'Пусто', 'Загрузка', 'Ошибка сервера', ''),
}
export const Salary: Story = { name: 'Выплаты', args: { screen: 'Деньги/Выплаты' }, play: showsAll }
export const Payments: Story = {
  name: 'Оплаты контрагентов',
  args: { screen: 'Деньги/Оплаты контрагентов' },
  play: showsAll,
}
export const CourierRate: Story = {
  name: 'Курьерская ставка',
  args: { screen: 'Деньги/Курьерская ставка' },
  play: showsAll,
}
export const BonusGrid: Story = { name: 'Бонусная сетка', args: { screen: 'Деньги/Бонусная сетка' }, play: showsAll }
export const RatioRate: Story = {
  name: 'Повышенная ставка',
  args: { screen: 'Деньги/Повышенная ставка' },
  play: showsAll,
}
export const Employees: Story = { name: 'Сотрудники', args: { screen: 'Люди/Сотрудники' }, play: showsAll }
export const Roles: Story = { name: 'Роли', args: { screen: 'Справочники/Роли' }, play: showsAll }
export const Profile: Story = {
  name: 'Профиль',
  args: { screen: 'Люди/Профиль' },
  play: shows('Загружено', 'Пусто', '', '', ''),
}
export const ChangePassword: Story = {
  name: 'Смена пароля',
  args: { screen: 'Люди/Смена пароля' },
  play: shows('Загружено', '', 'Загрузка', 'Ошибка сервера', ''),
}
export const DailyReport: Story = {
  name: 'Дневной отчёт',
  args: { screen: 'Отчёты/Дневной отчёт' },
  play: shows('Загружено', 'Пусто', 'Загрузка', 'Не загрузилось', 'Нет доступа'),
}
export const PeriodReports: Story = {
  name: 'За период',
  args: { screen: 'Отчёты/За период' },
  play: shows('Партнёры', 'Пусто', 'Загрузка', 'Не загрузилось', ''),
}
export const Weeks: Story = { name: 'Список недель', args: { screen: 'Расписания/Список недель' }, play: showsAll }
export const Week: Story = {
  name: 'Неделя',
  args: { screen: 'Расписания/Неделя' },
  play: shows('Опубликовано', '', 'Загрузка', 'Не загрузилось', ''),
}
export const WeekGrid: Story = {
  name: 'Сетка недели',
  args: { screen: 'Расписания/Сетка недели' },
  play: shows('Загружено', '', 'Загрузка', 'Не загрузилось', ''),
}
export const WeekByPoints: Story = {
  name: 'Неделя по точкам',
  args: { screen: 'Расписания/Неделя по точкам' },
  play: shows('Загружено', '', '', '', ''),
}
export const Day: Story = {
  name: 'День',
  args: { screen: 'Расписания/День' },
  play: shows('Загружено', '', 'Загрузка', '', ''),
}
export const Confirmations: Story = {
  name: 'Подтверждения',
  args: { screen: 'Расписания/Подтверждения' },
  play: shows('Загружено', 'Никого', '', '', ''),
}
export const Cities: Story = { name: 'Города', args: { screen: 'Справочники/Города' }, play: showsAll }
export const Points: Story = {
  name: 'Отправные точки',
  args: { screen: 'Справочники/Отправные точки' },
  play: showsAll,
}
export const PointCard: Story = {
  name: 'Карточка точки',
  args: { screen: 'Справочники/Карточка точки' },
  play: showsAll,
}
export const ZoneSettings: Story = {
  name: 'Настройки зоны',
  args: { screen: 'Справочники/Настройки зоны' },
  play: shows('Загружено', '', 'Загрузка', 'Ошибка сервера', 'Нет доступа'),
}
export const PenaltyTypes: Story = { name: 'Штрафы', args: { screen: 'Справочники/Штрафы' }, play: showsAll }
export const Notifications: Story = {
  name: 'Список уведомлений',
  args: { screen: 'Уведомления/Список уведомлений' },
  play: shows('Загружено', 'Пусто', 'Загрузка', 'Не загрузилось', ''),
}
