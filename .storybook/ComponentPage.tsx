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
import { stateName } from './storyConventions.mjs'

/**
 * The page of a component as Storybook lays it out, in Russian: its own would head each example by the name of an export, and
 * describe it by a comment of the code.
 */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext)
  const { parameters } = useOf('meta', ['meta']).preparedMeta
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      {parameters.controls?.disable ? <ArgTypes /> : <Controls />}
      {stories.length > 1 && <Heading>Примеры</Heading>}
      {stories.length > 1 &&
        stories.map(({ id, name, moduleExport, parameters }) => (
          <Fragment key={id}>
            <Subheading>{russianName(name)}</Subheading>
            <RussianWords of={parameters.docs?.description?.story} />
            <DocsStory of={moduleExport} expanded={false} __forceInitialArgs />
          </Fragment>
        ))}
    </>
  )
}

/** A name that a story has of its own is Russian. */
const russianName = (name: string): string =>
  /[а-яё]/i.test(name) ? name : (stateName(name.replaceAll(' ', '')) ?? name)

function RussianWords({ of }: { of: unknown }) {
  return typeof of === 'string' && /[а-яё]/i.test(of.replace(/«[^»]*»/g, '')) ? <Markdown>{of}</Markdown> : null
}
