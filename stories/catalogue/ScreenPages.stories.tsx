import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { flowsOver } from './flows'
import { Page, Section } from './Page'
import { isLookedAt, StoryFrame } from './StoryFrame'
import { looksOf, STATES } from './states'
import { pageOf, useStoryIndex } from './storyIndex'

type Args = {
  /** The title of its stories. */
  screen: string
}

/** A screen in all of its states, the ways that lead over it, and everything else that is told of it. */
function ScreenPage({ screen }: Args) {
  const index = useStoryIndex()
  return (
    <Page
      title={screen.split('/').at(-1) ?? screen}
      about="Экран в каждом состоянии. Чего нет среди историй экрана, показано его главной историей с переключателями панели. Подпись открывает состояние в полный размер."
    >
      <LoadPanel of={index} waiting={null}>
        {(entries) => {
          const stories = entries.filter(({ title }) => title === screen)
          const flows = flowsOver(screen, entries)
          return (
            <>
              <Section title="Состояния">
                <div className="catalogue__frames">
                  {looksOf(stories).map(({ state, ...look }) => (
                    <StoryFrame key={state} {...look} caption={state} isShown={isLookedAt} />
                  ))}
                </div>
              </Section>
              {flows.length > 0 && (
                <Section title="Сценарии через этот экран">
                  <ul>
                    {flows.map((flow) => (
                      <li key={flow.id}>
                        <a href={pageOf(flow)} target="_top">
                          {flow.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
              <Section title={`Все истории экрана: ${stories.length}`}>
                <ul className="catalogue__all">
                  {stories.map((story) => (
                    <li key={story.id}>
                      <a href={pageOf(story)} target="_top">
                        {story.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </Section>
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
  decorators: [onStage],
  argTypes: { screen: { table: { disable: true } } },
  render: (args) => <ScreenPage {...args} />,
}
export default meta

type Story = StoryObj<Args>

/** Every state can be opened, and so can every story of the screen. */
const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { name: /^Все истории экрана: [1-9]/ })
  const captions = [...canvasElement.querySelectorAll('figcaption a')]
  await expect(captions.map(({ textContent }) => textContent)).toEqual(STATES.map(({ state }) => state))
  await expect(captions.filter((link) => !link.getAttribute('href')?.startsWith('./?path=/story/'))).toEqual([])
}

export const Login: Story = { name: 'Вход', args: { screen: 'Вход/Вход' }, play }
export const ActiveOrders: Story = { name: 'Активные заказы', args: { screen: 'Заказы/Активные заказы' }, play }
export const Archive: Story = { name: 'Архив заказов', args: { screen: 'Заказы/Архив заказов' }, play }
export const OrdersMap: Story = { name: 'Карта заказов', args: { screen: 'Заказы/Карта заказов' }, play }
export const OrderCard: Story = { name: 'Карточка заказа', args: { screen: 'Заказы/Карточка заказа' }, play }
export const NewOrder: Story = { name: 'Новый заказ', args: { screen: 'Заказы/Новый заказ' }, play }
export const EditedOrder: Story = { name: 'Изменение заказа', args: { screen: 'Заказы/Изменение заказа' }, play }
export const LoadByTime: Story = { name: 'Нагрузка по времени', args: { screen: 'Заказы/Нагрузка по времени' }, play }
export const CourierList: Story = { name: 'Список курьеров', args: { screen: 'Курьеры/Список курьеров' }, play }
export const CourierCard: Story = { name: 'Карточка курьера', args: { screen: 'Курьеры/Карточка курьера' }, play }
export const CourierMap: Story = { name: 'Карта курьеров', args: { screen: 'Курьеры/Карта курьеров' }, play }
export const Shifts: Story = { name: 'Смены', args: { screen: 'Курьеры/Смены' }, play }
export const Companies: Story = {
  name: 'Список контрагентов',
  args: { screen: 'Контрагенты/Список контрагентов' },
  play,
}
export const CompanyCard: Story = {
  name: 'Карточка контрагента',
  args: { screen: 'Контрагенты/Карточка контрагента' },
  play,
}
export const Contacts: Story = { name: 'Контакты', args: { screen: 'Контрагенты/Контакты' }, play }
export const Salary: Story = { name: 'Выплаты', args: { screen: 'Деньги/Выплаты' }, play }
export const Payments: Story = { name: 'Оплаты контрагентов', args: { screen: 'Деньги/Оплаты контрагентов' }, play }
export const CourierRate: Story = { name: 'Курьерская ставка', args: { screen: 'Деньги/Курьерская ставка' }, play }
export const BonusGrid: Story = { name: 'Бонусная сетка', args: { screen: 'Деньги/Бонусная сетка' }, play }
export const RatioRate: Story = { name: 'Повышенная ставка', args: { screen: 'Деньги/Повышенная ставка' }, play }
export const Employees: Story = { name: 'Сотрудники', args: { screen: 'Люди/Сотрудники' }, play }
export const Roles: Story = { name: 'Роли', args: { screen: 'Люди/Роли' }, play }
export const Profile: Story = { name: 'Профиль', args: { screen: 'Люди/Профиль' }, play }
export const ChangePassword: Story = { name: 'Смена пароля', args: { screen: 'Люди/Смена пароля' }, play }
export const DailyReport: Story = { name: 'Дневной отчёт', args: { screen: 'Отчёты/Дневной отчёт' }, play }
export const PeriodReports: Story = { name: 'За период', args: { screen: 'Отчёты/За период' }, play }
export const Weeks: Story = { name: 'Список недель', args: { screen: 'Расписания/Список недель' }, play }
export const Week: Story = { name: 'Неделя', args: { screen: 'Расписания/Неделя' }, play }
export const WeekGrid: Story = { name: 'Сетка недели', args: { screen: 'Расписания/Сетка недели' }, play }
export const WeekByPoints: Story = { name: 'Неделя по точкам', args: { screen: 'Расписания/Неделя по точкам' }, play }
export const Day: Story = { name: 'День', args: { screen: 'Расписания/День' }, play }
export const Confirmations: Story = { name: 'Подтверждения', args: { screen: 'Расписания/Подтверждения' }, play }
export const Cities: Story = { name: 'Города', args: { screen: 'Справочники/Города' }, play }
export const Points: Story = { name: 'Отправные точки', args: { screen: 'Справочники/Отправные точки' }, play }
export const PointCard: Story = { name: 'Карточка точки', args: { screen: 'Справочники/Карточка точки' }, play }
export const ZoneSettings: Story = { name: 'Настройки зоны', args: { screen: 'Справочники/Настройки зоны' }, play }
export const PenaltyTypes: Story = { name: 'Штрафы', args: { screen: 'Справочники/Штрафы' }, play }
export const Notifications: Story = {
  name: 'Список уведомлений',
  args: { screen: 'Уведомления/Список уведомлений' },
  play,
}
