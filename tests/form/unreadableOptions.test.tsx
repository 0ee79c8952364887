import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { MultiSelectField } from '../../src/ui/form/MultiSelectField'
import { SelectField } from '../../src/ui/form/SelectField'
import { useOptionsUnusedInRows } from '../../src/ui/form/useOptionsUnusedInRows'

type Values = { one?: number; many?: number[]; rows?: { id: number }[] }
const field = fieldNames<Values>()
const ENTITY = createLoadedValue<Values>({})
const OPTIONS = setUnreadableCount([{ value: 1, label: 'Первая' }], 2)

afterEach(cleanup)

test.each([
  ['one', <SelectField key="one" name={field('one')} label="Точка" options={OPTIONS} />],
  [
    'several',
    <MultiSelectField key="several" name={field('many')} label="Точка" options={OPTIONS} hint="Кроме чужих" />,
  ],
  ['in a row', <RowSelect key="row" />],
])('a select counts the options that could not be read: %s', (_what, select) => {
  render(
    <PageForm<Values> mode="edit" entity={ENTITY} submit={() => Promise.resolve()} onSaved={() => undefined}>
      {select}
    </PageForm>,
  )
  const ids = screen.getByLabelText('Точка').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(ids)?.textContent).toMatch(/^(Кроме чужих\. )?2.записи не показаны$/)
})

function RowSelect() {
  const options = useOptionsUnusedInRows(field('rows'), 0, 'id', OPTIONS)
  return <SelectField name={field('one')} label="Точка" options={options} />
}
