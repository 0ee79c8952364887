import { useArgs } from 'storybook/preview-api'
import { expect, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { onStage, stageLoader } from '../stage'
import { flowsWithScreen } from './flows.mjs'
import { Page, Section } from './Page'
import { isInStorybook, StoryFrame } from './StoryFrame'
import { storiesByState } from './screenStates'
import { type Screen, SHELL_SCREENS, screenName, screensOf } from './screens'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { StoryLink, withToolbar } from './toolbarContext'

type Args = {
  /** File name of the screen's stories, without extension. */
  screen: string
}

type ScreenPageProps = Args & { onChoose: (key: string) => void }

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

function ShellLinks({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  const shell = entries.find((entry) => entry.title === 'Экраны/В каркасе')
  const keys = Object.keys(SHELL_SCREENS).filter((key) => SHELL_SCREENS[key]?.title === title)
  if (!shell || keys.length === 0) return null
  return (
    <Section title="В каркасе">
      <ul className="catalogue__all">
        {keys.map((key) => (
          <li key={key}>
            <StoryLink to={shell} args={{ screen: key }}>
              {SHELL_SCREENS[key]?.label}
            </StoryLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ScreenView({ screen, entries }: { screen: Screen<IndexEntry>; entries: readonly IndexEntry[] }) {
  const { title, stories } = screen
  const own = stories.filter((story) => story.title === title)
  const parts = [...new Set(stories.map((story) => story.title))].filter((part) => part !== title)
  const flows = flowsWithScreen(title, entries)
  return (
    <>
      <Section title="Состояния">
        <div className="catalogue__frames">
          {storiesByState(stories).map(({ state, ...look }) => (
            <StoryFrame key={state} {...look} caption={state} isExplained isShown={isInStorybook} />
          ))}
        </div>
      </Section>
      <ShellLinks title={title} entries={entries} />
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
          <StoryLinks stories={stories.filter((story) => story.title === part)} />
        </Section>
      ))}
    </>
  )
}

function ScreenPage({ screen: key, onChoose }: ScreenPageProps) {
  const index = useStoryIndex()
  return (
    <LoadedContent of={index} waiting={null}>
      {(entries) => {
        const screens = screensOf(entries)
        const screen = screens.find((one) => one.key === key)
        if (!screen) throw new Error(`There is no screen «${key}»`)
        return (
          <Page
            title={screenName(screen.title)}
            about="Экран в каждом состоянии. Если у состояния нет своей истории, показана главная история с переключателями панели. Подпись открывает состояние в полный размер, под ней — какая это история."
          >
            <label className="catalogue__choice">
              Другой экран{' '}
              <select value={key} onChange={(event) => onChoose(event.target.value)}>
                {screens.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.title.replaceAll('/', ' / ')}
                  </option>
                ))}
              </select>
            </label>
            <ScreenView screen={screen} entries={entries} />
          </Page>
        )
      }}
    </LoadedContent>
  )
}

const meta: Meta<Args> = {
  title: 'Экраны/По одному',
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
  argTypes: { screen: { table: { disable: true } } },
  args: { screen: 'OrdersPage' },
  render: function Render({ screen }) {
    const [, updateArgs] = useArgs<Args>()
    return <ScreenPage screen={screen} onChoose={(key) => updateArgs({ screen: key })} />
  },
}
export default meta

type Story = StoryObj<Args>

const BY_TOOLBAR = [
  'Данные: списки пусты',
  'Сеть: сервер не отвечает',
  'Сеть: сервер отказывает',
  'Роль: новичок',
] as const

/**
 * Expected captions of the nine states of a screen. A state without a story of its own is shown by the story `whole` with a toolbar
 * setting.
 */
const captions = (whole: string, [empty, loading, failed, forbidden]: readonly (string | undefined)[]) => [
  ['Загружено', whole],
  ['Пусто', empty ?? `${whole} · ${BY_TOOLBAR[0]}`],
  ['Загрузка', loading ?? `${whole} · ${BY_TOOLBAR[1]}`],
  ['Ошибка', failed ?? `${whole} · ${BY_TOOLBAR[2]}`],
  ['Нет доступа', forbidden ?? `${whole} · ${BY_TOOLBAR[3]}`],
  ['Длинные тексты', `${whole} · Данные: длинные тексты`],
  ['Много строк', `${whole} · Данные: много строк`],
  ['Телефон', whole],
  ['Тёмная тема', `${whole} · Тема: тёмная`],
]

const shownCaptions = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('figcaption')].map((caption) =>
    [...caption.children].map(({ textContent }) => textContent),
  )

export const OneScreen: Story = {
  name: 'Экран',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Активные заказы' })
    await expect(shownCaptions(canvasElement)).toEqual(
      captions('Загружено', ['Пусто', 'Загрузка', 'Ошибка сервера', 'Нет доступа']),
    )
    const links = [...canvasElement.querySelectorAll('figcaption a')].map((link) => link.getAttribute('href'))
    await expect(links.filter((href) => !href?.startsWith('./?path=/story/'))).toEqual([])
    await expect(canvas.getByRole('link', { name: 'Заказы / Активные заказы' })).toHaveAttribute(
      'href',
      expect.stringContaining('&args=screen:orders'),
    )
    await expect(canvas.getByRole('link', { name: 'Заказ от звонка до двери' })).toBeVisible()
  },
}

export const StatesByToolbar: Story = {
  name: 'Состояния через панель',
  args: { screen: 'AddOrder' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Новый заказ' })
    await expect(shownCaptions(canvasElement)).toEqual(captions('Пустая форма', []))
    await expect(canvas.getByRole('heading', { name: 'Новый заказ: форма' })).toBeVisible()
  },
}

export const ChooseScreen: Story = {
  name: 'Выбор экрана',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Другой экран' }), 'Справочники / Города')
    await expect(await canvas.findByRole('heading', { name: 'Города' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Справочники / Города' })).toBeVisible()
  },
}
