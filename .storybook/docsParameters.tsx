import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import type { Preview } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { themeState } from '../src/ui/themeStore'
import { ComponentPage } from './ComponentPage'
import { PROP_DESCRIPTIONS } from './propDescriptions.mjs'
import { isRussian } from './storyConventions.mjs'
import './docs.css'

/** Gives the docs page the same theme as its examples. Otherwise dark text could be shown on a dark background. */
function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useSnapshot(themeState)
  return <DocsContainer {...props} theme={themes[mode]} />
}

export const parameters = { docs: { container: ThemedContainer, page: ComponentPage, lang: 'ru' } }

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = Parameters<Enhancer>[0]['argTypes'][string]

/** A prop value nested deeper than this gets no control, because its JSON is too long to edit by hand. */
const MAX_DEPTH = 4

function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && typeof value !== 'function'
  return depth < MAX_DEPTH && !('$$typeof' in value) && Object.values(value).every((part) => isData(part, depth + 1))
}

const PLAIN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/**
 * Disables the control of props that hold React elements: the control would show compiled internals, and an edit would break the element.
 * Storybook gives enums of up to five values radio buttons; a select lists the values without taking their place.
 */
function controlOf({ type, control }: ArgType, value: unknown): ArgType['control'] {
  const typeName = typeof type === 'string' ? type : type?.name
  if (typeName === 'enum') return { type: 'select' }
  const isObject = typeName !== undefined && !PLAIN_TYPES.includes(typeName) && control === undefined
  return isObject && !isData(value) ? { disable: true } : control
}

/**
 * Replaces prop descriptions that come from English code comments, because the docs are in Russian. The parser does not read props of a
 * union or of another package's type; their names come from the args.
 */
const russianDocs: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name }
      const { description = '', table } = argType
      return [
        name,
        {
          ...argType,
          control: controlOf(argType, initialArgs[name]),
          description: isRussian(description) ? description : (PROP_DESCRIPTIONS[name] ?? ''),
          table: {
            ...table,
            ...(table?.type && { type: { ...table.type, summary: withoutComments(table.type.summary) } }),
          },
        },
      ]
    }),
  )

const withoutComments = (type = ''): string => type.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')

export const argTypesEnhancers = [Object.assign(russianDocs, { secondPass: true })]
