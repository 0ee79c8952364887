/** Worlds worth showing, each an address of its own; `text` says what there is to see. */
export const SCENARIOS: readonly { title: string; text: string; search: string }[] = [
  { title: 'Сейчас', text: 'обычный мир, время машины', search: '?seed=7&size=50000&at=now&speed=1' },
  { title: 'Обеденный пик', text: 'будний день, 12:30', search: '?seed=7&size=50000&at=2026-03-18T12:30&speed=1' },
  {
    title: 'Вечер пятницы',
    text: '19:00, заказов больше всего',
    search: '?seed=7&size=50000&at=2026-03-20T19:00&speed=1',
  },
  { title: 'Тихая ночь', text: '03:00, курьеров мало', search: '?seed=7&size=50000&at=2026-03-18T03:00&speed=1' },
  {
    title: 'Сутки за 24 минуты',
    text: 'с пяти утра, скорость ×60',
    search: '?seed=7&size=50000&at=2026-03-18T05:00&speed=60',
  },
  {
    title: 'Большой архив',
    text: '100 000 заказов в месяц',
    search: '?seed=7&size=100000&at=2026-03-18T13:00&speed=1',
  },
]
