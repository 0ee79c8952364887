import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { parseCoordinates } from '../../src/domain/parseCoordinates'
import { PageForm } from '../../src/kit/form/PageForm'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { NumberField } from '../../src/ui/form/NumberField'
import { useSetFieldValue } from '../../src/ui/form/useFieldValue'

type Place = { lat?: number; long?: number }
const field = fieldNames<Place>()
const PLACE = createLoadedValue<Place>({})

afterEach(cleanup)

function Fields() {
  const set = useSetFieldValue()
  const takePair = (text: string) => {
    const pair = parseCoordinates(text)
    if (!pair) return false
    set(field('lat'), pair.lat)
    set(field('long'), pair.long)
    return true
  }
  return (
    <>
      <NumberField name={field('lat')} label="Широта" kind="signedDecimal" takeText={takePair} />
      <NumberField name={field('long')} label="Долгота" kind="signedDecimal" takeText={takePair} />
    </>
  )
}

const texts = () => ['Широта', 'Долгота'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)

function show() {
  render(
    <PageForm<Place> mode="edit" entity={PLACE} submit={() => Promise.resolve()} onSaved={() => undefined}>
      <Fields />
    </PageForm>,
  )
}

test('a pasted pair fills both fields at once', async () => {
  show()
  await userEvent.click(screen.getByLabelText('Долгота'))
  await userEvent.paste('49.8047, 73.1094')
  expect(texts()).toEqual(['49.8047', '73.1094'])
})

test.each(['49.8 73.25', '49.8, 73.25', '49.8; 73.25', '49 73'])(
  'a typed coordinate pair fills both fields: %s',
  async (pair) => {
    show()
    await userEvent.type(screen.getByLabelText('Широта'), pair)
    await userEvent.tab()
    expect(texts()).toEqual(pair.match(/[\d.]+/g))
  },
)
