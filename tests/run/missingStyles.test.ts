/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import withoutStyles from '../../scripts/bundle/withoutStyles.mjs'

const SOURCE = `
const make = () => ({ color: 'red' })
const known = genStyleHooks('Button', make)
const part = genSubStyleComponent(['Input', 'OTP'], make)
`

type Hooks = { known: (prefix: string) => string; part: (prefix: string) => string }

function compiled(styled?: string[]): Hooks {
  const context = { getOptions: () => ({ styled }) } as ThisParameterType<typeof withoutStyles>
  const code = withoutStyles.call(context, SOURCE)
  expect(code).toContain("genStyleHooks('Button', () => ({}))")
  const antd = '(name, styles) => (prefix) => [prefix, ...Object.keys(styles())].join()'
  return new Function(
    `const genStyleHooks = ${antd}, genSubStyleComponent = ${antd}; ${code}; return { known, part }`,
  )()
}

test('a component of antd without styles reports the line to add, once and only when it is rendered', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { known, part } = compiled(['Button-Button'])
  expect(error).not.toHaveBeenCalled()
  expect([known('a'), part('b'), part('c')]).toEqual(['a', 'b', 'c'])
  expect(error.mock.calls).toEqual([["antd's Input-OTP has no styles: add <Input /> to scripts/styles/antdStyles.tsx"]])
  error.mockRestore()
})

test('a production build reports nothing', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  compiled().part('a')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
