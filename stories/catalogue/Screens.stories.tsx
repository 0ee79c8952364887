import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { stateName } from '../../.storybook/storyConventions.mjs'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { onStage, stageLoader } from '../stage'
import { flowsWithScreen } from './flows.mjs'
import { Page, Rows, Section } from './Page'
import { SCREEN_PAGES_TITLE, STATES, storiesByScreen, storiesByState } from './screenStates'
import { screensOf } from './screens'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { modulesWithSubject, ScreenList, SUBJECTS } from './tokenUsage'
import { StoryLink, withToolbar } from './toolbarContext'

const FORM_STATES = ['Blank', 'Filled', 'Saving', 'SaveRefused', 'LeaveWithChanges']
const DARK_PHONE = 'Отклонено, тёмная тема'
const isRefused = ({ exportName }: IndexEntry) => exportName === 'SaveRefused'

function Forms({ entries }: { entries: readonly IndexEntry[] }) {
  const forms = storiesByScreen(entries).filter(([, stories]) => stories.some(isRefused))
  const rows = forms.map(([title, stories]) => {
    const refused = stories.find(isRefused)
    return [
      title.replaceAll('/', ' / '),
      ...FORM_STATES.map((state) => {
        const story = stories.find(({ exportName }) => exportName === state)
        return story ? (
          <StoryLink key={state} to={story} label={`${title}: ${stateName(state)}`}>
            {stateName(state)}
          </StoryLink>
        ) : (
          '—'
        )
      }),
      refused && (
        <StoryLink key="phone" to={refused} globals={{ theme: 'dark' }} isPhone label={`${title}: ${DARK_PHONE}`}>
          {DARK_PHONE}
        </StoryLink>
      ),
    ]
  })
  return <Rows head={['Форма', ...FORM_STATES.map((state) => stateName(state) ?? state), 'На телефоне']} rows={rows} />
}

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
      <LoadedContent of={index} waiting={null}>
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
              <Section title="Где это видно">
                <Rows
                  head={['Что', 'Экраны']}
                  rows={SUBJECTS.map((subject) => [
                    subject,
                    <ScreenList key={subject} modules={modulesWithSubject(subject)} entries={entries} />,
                  ])}
                />
              </Section>
              <Section title="Формы и окна с формой">
                <Forms entries={entries} />
              </Section>
              <Section title="Остальные окна и части экранов">
                <ul className="catalogue__all">
                  {storiesByScreen(entries)
                    .filter(
                      ([title, stories]) =>
                        !screens.some((screen) => screen.title === title) && !stories.some(isRefused),
                    )
                    .map(([title, [first]]) => (
                      <li key={title}>{first && <StoryLink to={first}>{title.replaceAll('/', ' / ')}</StoryLink>}</li>
                    ))}
                </ul>
              </Section>
            </>
          )
        }}
      </LoadedContent>
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
  name: 'Экран × состояние, отказы форм, экраны с курьером',
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
    await expect(
      canvas.getByRole('link', { name: 'Справочники/Города: форма: Отклонено, тёмная тема' }),
    ).toHaveAttribute('href', expect.stringMatching(/--save-refused&globals=theme:dark;viewport\.value:phone$/))
    await expect(canvas.getByRole('row', { name: /^Курьер \d+ из \d+/ })).toBeVisible()
  },
}

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
