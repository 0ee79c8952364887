import { deleteCity } from '../../api/cities'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { reloadCities } from '../../session/dictionaries'
import { CityForm } from './CityForm'
import { cityDependents } from './cityDependents'
import { CITY_FILTER_INPUTS, cityColumns, cityListDefinition } from './cityListDefinition'

/** Specification: reference-data, section 2.7. */
export default function CitiesPage() {
  const page = useDirectory(cityListDefinition, cityColumns)
  return (
    <Directory
      page={page}
      title="Справочник - Города"
      add="Добавить город"
      filter={CITY_FILTER_INPUTS}
      form={CityForm}
      saved={['Город добавлен', 'Город сохранён']}
      remove={{
        // The dialog deletes a city, but the specification requires a title about a departure point.
        title: 'Удалить отправную точку?',
        text: (name) => `Город ${name} будет удалён.`,
        dependents: cityDependents,
        action: async (id) => {
          await deleteCity(id)
          reloadCities()
        },
        done: 'Город удалён',
      }}
      empty="Список городов пуст"
      exportName="Города"
      hint="Измените фильтр или добавьте новый город"
    />
  )
}
