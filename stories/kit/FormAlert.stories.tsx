import { Form } from 'react-final-form'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FormAlert } from '../../src/ui/form/FormAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Args = { words: string; block?: () => string }

const meta: Meta<Args> = {
  title: 'Компоненты/Состояния/Почему форму не отправить',
  component: FormAlert,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Над кнопками формы: чем отказал сервер, или какое правило всей формы нарушено.', {
    do: 'Скажите правило словами и держите его, пока оно нарушено.',
    dont: 'Не повторяйте здесь ошибку, которая стоит у своего поля.',
  }),
  args: { words: 'Сумма не может быть меньше нуля' },
  argTypes: { words: { description: 'Слова нарушенного правила' } },
  render: ({ words }) => <Form onSubmit={() => undefined}>{() => <FormAlert block={() => words} />}</Form>,
}
export default meta

export const Example: StoryObj<Args> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сумма не может быть меньше нуля')).toBeVisible()
  },
}
