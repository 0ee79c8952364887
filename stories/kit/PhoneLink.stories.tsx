import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EmailLink, PhoneLink } from '../../src/ui/contactLinks'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof PhoneLink> = {
  title: 'Компоненты/Текст/Телефон и почта',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Телефон и адрес почты, по которым можно позвонить и написать.', {
    do: 'Ставьте везде, где человек захочет связаться.',
    dont: 'Не делайте ссылкой номер в поле формы.',
  }),
  component: PhoneLink,
  args: { phone: '77011234567' },
}
export default meta

export const Example: StoryObj<typeof PhoneLink> = {
  name: 'Ссылка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^\+7\s\(701\)\s123-45-67$/ })).toHaveAttribute(
      'href',
      'tel:+77011234567',
    )
  },
}

export const Email: StoryObj<typeof PhoneLink> = {
  name: 'Почта с лишними знаками',
  render: () => <EmailLink email="a@b.kz?cc=c@d.kz" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', 'mailto:a@b.kz%3Fcc%3Dc%40d.kz')
  },
}
