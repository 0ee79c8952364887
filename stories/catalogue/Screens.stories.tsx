import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { flowsWithScreen } from './flows.mjs'
import { Page, Rows, Section } from './Page'
import { SCREEN_PAGES_TITLE, STATES, storiesByScreen, storiesByState } from './screenStates'
import { screensOf } from './screens'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { StoryLink, withToolbar } from './toolbarContext'

function FlowLinks({ flows }: { flows: readonly IndexEntry[] }) {
  if (flows.length === 0) return '—'
  return flows.map((flow) => (
    <StoryLink key={flow.id} to={flow}>
      {flow.name}
    </StoryLink>
  ))
}

function Screens() {
  const index = useStoryIndex()
  return (
    <Page
      title="Экраны и состояния"
      about="Каждый экран в каждом состоянии. Список составлен из самих историй. Название ведёт на страницу экрана, где все его состояния стоят рядом; тему, город и роль выбирает панель сверху."
    >
      <LoadPanel of={index} waiting={null}>
        {(entries) => {
          const page = entries.find(
            ({ title, exportName }) => title === SCREEN_PAGES_TITLE && exportName === 'OneScreen',
          )
          const screens = screensOf(entries)
          return (
            <>
              <Rows
                head={['Экран', ...STATES.map(({ state }) => state), 'Сценарии']}
                rows={screens.map(({ key, title, stories }) => [
                  page && (
                    <StoryLink key="page" to={page} args={{ screen: key }}>
                      {title.replaceAll('/', ' / ')}
                    </StoryLink>
                  ),
                  ...storiesByState(stories).map(({ state, story, ...look }) => (
                    <StoryLink key={state} to={story} {...look} label={`${title}: ${state}`}>
                      {state}
                    </StoryLink>
                  )),
                  <FlowLinks key="flows" flows={flowsWithScreen(title, entries)} />,
                ])}
              />
              <Section title="Окна, формы и части экранов">
                <ul className="catalogue__all">
                  {storiesByScreen(entries)
                    .filter(([title]) => !screens.some((screen) => screen.title === title))
                    .map(([title, [first]]) => (
                      <li key={title}>{first && <StoryLink to={first}>{title.replaceAll('/', ' / ')}</StoryLink>}</li>
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

const meta: Meta<typeof Screens> = {
  title: 'Экраны/Экраны и состояния',
  component: Screens,
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
}
export default meta

export const Matrix: StoryObj<typeof Screens> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Нет доступа' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(33)
    await expect(canvas.getByRole('link', { name: 'Справочники / Города' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Справочники/Города: Пусто' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Справочники/Города: Много строк' })).toHaveAttribute(
      'href',
      expect.stringContaining('globals=amount:rows'),
    )
    await expect(canvas.getAllByRole('link', { name: 'Заказ от звонка до двери' })).toHaveLength(5)
  },
}

/** Links to stories keep the settings of the toolbar, except settings that a linked state sets itself. */
export const UnderToolbar: StoryObj<typeof Screens> = {
  name: 'Под панелью',
  globals: { theme: 'dark', role: 'viewer', moment: 'friday' },
  play: async ({ canvas }) => {
    const switchesOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')?.split('&globals=')[1]
    await canvas.findByRole('link', { name: 'Справочники / Города' })
    await expect(switchesOf('Справочники / Города')).toBe('theme:dark;role:viewer;moment:friday')
    await expect(switchesOf('Справочники/Города: Загрузка')).toBe('theme:dark;role:viewer;moment:friday')
    await expect(switchesOf('Заказы/Карточка заказа: Нет доступа')).toBe('theme:dark;role:newcomer;moment:friday')
    await expect(switchesOf('Справочники/Города: Телефон')).toBe(
      'theme:dark;role:viewer;moment:friday;viewport.value:phone',
    )
  },
}
