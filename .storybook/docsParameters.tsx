import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import type { Preview } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { themeState } from '../src/ui/themeStore'
import { ComponentPage } from './ComponentPage'
import { PROP_DESCRIPTIONS } from './propDescriptions.mjs'
import './docs.css'

/** Gives the docs page the same theme as its examples. Otherwise dark text could be shown on a dark background. */
function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useSnapshot(themeState)
  return <DocsContainer {...props} theme={themes[mode]} />
}

export const parameters = { docs: { container: ThemedContainer, page: ComponentPage, lang: 'ru' } }

/** A prop value nested deeper than this gets no control, because its JSON is too long to edit by hand. */
const MAX_DEPTH = 4

function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && typeof value !== 'function'
  return depth < MAX_DEPTH && !('$$typeof' in value) && Object.values(value).every((part) => isData(part, depth + 1))
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const PLAIN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/**
 * Disables the control of props that hold React elements. The control would show compiled internals, and an edit would break the element.
 */
const dataControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType
      const typeName = typeof type === 'string' ? type : type?.name
      const isObject = type !== undefined && !PLAIN_TYPES.includes(typeName ?? '') && control === undefined
      return [name, isObject && !isData(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType]
    }),
  )

/**
 * Replaces prop descriptions that come from English code comments, because the docs are in Russian. The parser does not read props of a
 * union or of another package's type; their names come from the args.
 */
const russianWords: Enhancer = ({ argTypes, initialArgs }) => {
  const ofArgs: typeof argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]))
  return Object.fromEntries(
    Object.entries({ ...ofArgs, ...argTypes }).map(([name, argType]) => {
      const { type } = argType.table ?? {}
      return [
        name,
        {
          ...argType,
          description: isRussian(argType.description) ? argType.description : (PROP_DESCRIPTIONS[name] ?? ''),
          table: { ...argType.table, ...(type && { type: { ...type, summary: withoutComments(type.summary) } }) },
        },
      ]
    }),
  )
}

/** Text in «» is ignored, because English comments may quote Russian UI text. */
const isRussian = (text: string | undefined): boolean =>
  text !== undefined && /[а-яё]/i.test(text.replace(/«[^»]*»/g, ''))

const withoutComments = (type: string | undefined): string => (type ?? '').replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')

/** Storybook gives enums of up to five values radio buttons; a select lists the values without taking their place. */
const selectEnums: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isEnum = typeof argType.type === 'object' && argType.type.name === 'enum'
      return [name, isEnum ? { ...argType, control: { type: 'select' } } : argType]
    }),
  )

export const argTypesEnhancers = [dataControls, russianWords, selectEnums].map((enhancer) =>
  Object.assign(enhancer, { secondPass: true }),
)
