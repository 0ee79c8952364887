import './demoUserList.css'
import type { DemoUserListProps } from './demoUsersState'

export function DemoUserList({ people, show, disabled, onChoose }: DemoUserListProps) {
  return (
    <section className="demo-people" aria-labelledby="demo-people-title">
      <p className="demo-people__show">
        <a href={show}>Показать</a>
        <span>Обеденный пик глазами администратора: кто опаздывает и кому помочь</span>
      </p>
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
