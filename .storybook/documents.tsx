import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import type { Preview } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { themeState } from '../src/ui/themeStore'
import { ComponentPage } from './ComponentPage'
import { PROP_WORDS } from './propWords.mjs'
import './documents.css'

/** Gives the docs page the theme of its examples; otherwise text and background could have the same brightness. */
function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useSnapshot(themeState)
  return <DocsContainer {...props} theme={themes[mode]} />
}

export const parameters = { docs: { container: ThemedContainer, page: ComponentPage, lang: 'ru' } }

/** JSON nested deeper than this cannot be edited by hand. */
const MAX_DEPTH = 4

function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && typeof value !== 'function'
  return depth < MAX_DEPTH && !('$$typeof' in value) && Object.values(value).every((part) => isData(part, depth + 1))
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** Storybook later gives values of all other types an object control. */
const PLAIN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/** Hides the control for React elements: it would show compiled internals, and an edit would break the element. */
const dataControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType
      const typeName = typeof type === 'string' ? type : type?.name
      const isObject = type !== undefined && !PLAIN_TYPES.includes(typeName ?? '') && control === undefined
      return [name, isObject && !isData(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType]
    }),
  )

/** Removes prop descriptions that come from English code comments; the docs are in Russian. */
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

/** English comments may quote Russian UI text in «», so quotes are ignored. */
const isRussian = (text: string | undefined): boolean =>
  text !== undefined && /[а-яё]/i.test(text.replace(/«[^»]*»/g, ''))

const withoutComments = (type: string | undefined): string => (type ?? '').replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')

export const argTypesEnhancers = [dataControls, russianWords].map((enhancer) =>
  Object.assign(enhancer, { secondPass: true }),
)
