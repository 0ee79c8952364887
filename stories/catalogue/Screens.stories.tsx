import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadPanel } from '../../src/ui/load/LoadPanel'
import { onStage, stageLoader } from '../stage'
import { flowsOver } from './flows'
import { Page, Rows, Section } from './Page'
import { looksOf, SCREEN_PAGES, STATES, storiesByScreen } from './states'
import { type IndexEntry, pageOf, useStoryIndex } from './storyIndex'

function FlowLinks({ flows }: { flows: readonly IndexEntry[] }) {
  if (flows.length === 0) return '—'
  return flows.map((flow) => (
    <a key={flow.id} href={pageOf(flow)} target="_top">
      {flow.name}
    </a>
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
          const titles = storiesByScreen(entries)
          const pageOfScreen = (title: string) =>
            entries.find((entry) => entry.title === SCREEN_PAGES && title.endsWith(`/${entry.name}`))
          return (
            <>
              <Rows
                head={['Экран', ...STATES.map(({ state }) => state), 'Сценарии']}
                rows={titles.flatMap(([title, stories]) => {
                  const page = pageOfScreen(title)
                  if (!page) return []
                  return [
                    [
                      <a key="page" href={pageOf(page)} target="_top">
                        {title.replaceAll('/', ' / ')}
                      </a>,
                      ...looksOf(stories).map(({ state, story, globals, isPhone }) => (
                        <a
                          key={state}
                          href={pageOf(story, globals, isPhone)}
                          target="_top"
                          aria-label={`${title}: ${state}`}
                        >
                          {state}
                        </a>
                      )),
                      <FlowLinks key="flows" flows={flowsOver(title, entries)} />,
                    ],
                  ]
                })}
              />
              <Section title="Окна, формы и части экранов">
                <ul className="catalogue__all">
                  {titles
                    .filter(([title]) => !pageOfScreen(title))
                    .map(([title, [first]]) => (
                      <li key={title}>
                        {first && (
                          <a href={pageOf(first)} target="_top">
                            {title.replaceAll('/', ' / ')}
                          </a>
                        )}
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

const meta: Meta<typeof Screens> = {
  title: 'Экраны/Экраны и состояния',
  component: Screens,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

export const Matrix: StoryObj<typeof Screens> = {
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Нет доступа' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(30)
    await expect(canvas.getByRole('link', { name: 'Справочники / Города' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Справочники/Города: Пусто' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Справочники/Города: Много строк' })).toHaveAttribute(
      'href',
      expect.stringContaining('globals=amount:rows'),
    )
    // A screen names the flows that lead over it.
    await expect(canvas.getAllByRole('link', { name: 'Заказ от звонка до двери' })).toHaveLength(4)
  },
}
