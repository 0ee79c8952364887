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
 * Docs page of a component in Russian. Storybook's default page would title each example with its English export name and show the English
 * code comment above it.
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

const russianName = (name: string): string =>
  /[а-яё]/i.test(name) ? name : (stateName(name.replaceAll(' ', '')) ?? name)

function RussianWords({ of }: { of: unknown }) {
  return typeof of === 'string' && /[а-яё]/i.test(of.replace(/«[^»]*»/g, '')) ? <Markdown>{of}</Markdown> : null
}
