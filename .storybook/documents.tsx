import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import type { Preview } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { themeState } from '../src/ui/themeStore'
import { ComponentPage } from './ComponentPage'
import { PROP_WORDS } from './propWords.mjs'
import './documents.css'

/** The page of a component in the theme of the examples in it: dark words on a dark ground could not be read, nor the other way round. */
function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useSnapshot(themeState)
  return <DocsContainer {...props} theme={themes[mode]} />
}

export const parameters = { docs: { container: ThemedContainer, page: ComponentPage, lang: 'ru' } }

/** Deeper values are nothing that a person writes by hand. */
const MAX_DEPTH = 4

/** What can be written as JSON, and read back. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && typeof value !== 'function'
  return depth < MAX_DEPTH && !('$$typeof' in value) && Object.values(value).every((part) => isData(part, depth + 1))
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** Of everything else Storybook makes a control for objects, after this. */
const PLAIN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/** Of a part of React a control would show the compiled inside, wider than any page, and break the part once it is touched. */
const dataControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType
      const typeName = typeof type === 'string' ? type : type?.name
      const isObject = type !== undefined && !PLAIN_TYPES.includes(typeName ?? '') && control === undefined
      return [name, isObject && !isData(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType]
    }),
  )

/** The comments of the code are English; whoever reads a page is told of a property in Russian, or by its type alone. */
const russianWords: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType.table ?? {}
      return [
        name,
        {
          ...argType,
          description: isRussian(argType.description) ? argType.description : (PROP_WORDS[name] ?? ''),
          table: { ...argType.table, ...(type && { type: { ...type, summary: withoutComments(type.summary) } }) },
        },
      ]
    }),
  )

/** English comments quote words of the interface. */
const isRussian = (text: string | undefined): boolean =>
  text !== undefined && /[а-яё]/i.test(text.replace(/«[^»]*»/g, ''))

const withoutComments = (type: string | undefined): string => (type ?? '').replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')

export const argTypesEnhancers = [dataControls, russianWords].map((enhancer) =>
  Object.assign(enhancer, { secondPass: true }),
)
