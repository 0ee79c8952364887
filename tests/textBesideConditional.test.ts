import { describe, expect, test } from '@jest/globals'
import { textBesideConditional } from './textBesideConditional'

describe('text beside a conditional child is found', () => {
  test.each([
    ['before an element', 'a = <p>Заказ {isNew && <b />}</p>'],
    ['a text that comes and goes', 'a = <p><b />{isNew && ` · новый`}</p>'],
    ['an empty alternative', "a = <p>{title}{isNew ? ', новый' : ''}</p>"],
    ['text or element', "a = <p>{found ? <b /> : '—'}<i /></p>"],
    ['a formatted value', 'a = <p>{formatMoney(sum)}{isNew && <b />}</p>'],
    ['in fragments', 'a = <p><>Заказ</>{isNew && <b />}</p>'],
  ])('%s', (_what, text) => {
    expect(textBesideConditional('src/pages/a.tsx', text)).toHaveLength(1)
  })

  test.each([
    ['in its own element', 'a = <p><span>Заказ</span> {isNew && <b />}</p>'],
    ['alone', "a = <p>{isNew ? 'Новый' : <b />}</p>"],
    ['text for text', "a = <p>{isNew ? 'Новый' : 'Старый'} заказ</p>"],
    ['element for the same element', 'a = <p>Заказ {isNew ? <b>1</b> : <b>2</b>}</p>'],
  ])('allows %s', (_what, text) => {
    expect(textBesideConditional('src/pages/a.tsx', text)).toEqual([])
  })
})
