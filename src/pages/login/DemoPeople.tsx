import type { DemoPeopleProps } from './signInHints'

/** The people of the demo: a click signs in as one of them. */
export function DemoPeople({ people, disabled, onChoose }: DemoPeopleProps) {
  return (
    <section className="demo-people" aria-labelledby="demo-people-title">
      <h2 className="demo-people__title" id="demo-people-title">
        Демонстрация: войти как
      </h2>
      <ul className="demo-people__list">
        {people.map(({ phone, title, description }) => (
          <li key={phone}>
            <button type="button" className="demo-people__person" disabled={disabled} onClick={() => onChoose(phone)}>
              <span className="demo-people__name">{title}</span>
              <span className="demo-people__description">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
