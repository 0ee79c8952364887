import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { isInStorybook } from '../stories/catalogue/StoryFrame'
import { storyFrameUrl, useStoryIndex } from '../stories/catalogue/storyIndex'
import { hasScreens, ScreenList } from '../stories/catalogue/tokenUsage'
import { switchesOf } from '../stories/catalogue/toolbarContext'
import { isRussian, stateName } from './storyConventions.mjs'

/**
 * Docs page of a component in Russian. Storybook's default page would title each example with its English export name and show the English
 * code comment above it.
 */
export function ComponentPage() {
  const { parameters } = useOf('meta', ['meta']).preparedMeta
  return (
    <>
      <Title />
      <Description of="meta" />
      {parameters.docs?.isGroup ? <Group /> : <OneComponent hasControls={!parameters.controls?.disable} />}
    </>
  )
}

const useStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))

function Group() {
  return useStories().map(({ id, name, moduleExport, parameters }) => (
    <Fragment key={id}>
      <Heading>{name}</Heading>
      <RussianWords of={parameters.docs?.description?.story} />
      <DocsStory of={moduleExport} expanded={false} />
      <Controls of={moduleExport} />
      <UsingScreens id={id} antd={/ · (\w+)/.exec(name)?.[1]} />
    </Fragment>
  ))
}

function OneComponent({ hasControls }: { hasControls: boolean }) {
  const context = useContext(DocsContext)
  const [primary, ...examples] = useStories()
  const switches = primary ? switchesOf(context.getStoryContext(primary).globals) : {}
  return (
    <>
      <Primary />
      {hasControls ? <Controls /> : <ArgTypes />}
      {primary && <UsingScreens id={primary.id} />}
      {examples.length > 0 && <Heading>Примеры</Heading>}
      {examples.map(({ id, name, parameters }) => (
        <Fragment key={id}>
          <Subheading>{russianName(name)}</Subheading>
          <RussianWords of={parameters.docs?.description?.story} />
          <ExampleFrame url={storyFrameUrl(id, switches)} title={russianName(name)} />
        </Fragment>
      ))}
    </>
  )
}

function UsingScreens({ id, antd }: { id: string; antd?: string | undefined }) {
  const { value: entries = [] } = useStoryIndex()
  const path = antd ? `antd/${antd}` : entries.find((entry) => entry.id === id)?.componentPath?.replace('./', '')
  if (!path || !hasScreens([path])) return null
  return (
    <div className="using-screens">
      <span>На экранах:</span>
      <ScreenList modules={[path]} entries={entries} />
    </div>
  )
}

/** An example runs its play function in a frame, so that it shows its own state and not the first one of all examples. */
function ExampleFrame({ url, title }: { url: string; title: string }) {
  return isInStorybook ? (
    <iframe className="example-frame" src={url} title={title} loading="lazy" />
  ) : (
    <a href={url}>{title}</a>
  )
}

const russianName = (name: string): string => (isRussian(name) ? name : (stateName(name.replaceAll(' ', '')) ?? name))

function RussianWords({ of }: { of: unknown }) {
  return typeof of === 'string' && isRussian(of) ? <Markdown>{of}</Markdown> : null
}
