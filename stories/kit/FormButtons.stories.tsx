import { Form } from 'react-final-form'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FormButtons, type FormButtonsProps } from '../../src/kit/form/FormButtons'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<FormButtonsProps<object>> = {
  title: 'Компоненты/Формы/Кнопки формы',
  component: FormButtons,
  argTypes: {
    cancelTo: { description: 'Куда ведёт «Отмена»' },
    mode: { description: 'Создание или изменение' },
    onCancel: { description: 'Отказались' },
    submitText: { description: 'Слова кнопки отправки' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Кнопки под полями: «Отмена» и сохранение, которое ждёт изменений.', {
    do: 'Первой стоит «Отмена», последней — главная; слова из глагола и предмета.',
    dont: 'Не ставьте третью кнопку: у формы одно дело.',
  }),
  args: { mode: 'create', isReady: true, submitText: 'Добавить город', onCancel: () => undefined },
  render: (args) => <Form onSubmit={() => undefined}>{() => <FormButtons {...args} />}</Form>,
}
export default meta

export const Example: StoryObj<FormButtonsProps<object>> = {
  tags: ['форма'],
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отмена' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Добавить город' })).toBeEnabled()
  },
}
