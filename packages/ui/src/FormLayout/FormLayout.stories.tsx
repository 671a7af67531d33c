import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions } from './FormActions.tsx';
import type { FormActionsProps } from './FormActions.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormRow } from './FormRow.tsx';
import { FormSection } from './FormSection.tsx';

function VacancyForm({ children, ...actions }: FormActionsProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Page width="mid">
        <Stack gap={6}>
          <FormSection title="О вакансии" description="Так её увидят кандидаты">
            <TextField label="Название вакансии" isRequired />
            <FormGrid columns={2}>
              <TextArea label="Требования" hint="Каждое с новой строки" />
              <TextArea label="Условия" hint="Каждое с новой строки" />
            </FormGrid>
          </FormSection>
          <FormSection title="Зарплата и формат">
            <FormGrid columns={3}>
              <TextField label="Зарплата от" />
              <TextField label="Зарплата до" />
              <TextField label="Валюта" />
            </FormGrid>
            <FormGrid columns={2}>
              <TextField label="Регион" />
              <TextField label="Тип занятости" />
              <FormRow>
                <Segmented
                  label="Формат работы"
                  isFullWidth
                  defaultValue="office"
                  options={[
                    { value: 'office', label: 'В офисе' },
                    { value: 'remote', label: 'Удалённо' },
                    { value: 'hybrid', label: 'Гибрид' },
                  ]}
                />
              </FormRow>
            </FormGrid>
          </FormSection>
        </Stack>
      </Page>
      <FormActions {...actions}>{children}</FormActions>
    </form>
  );
}

const meta = {
  title: 'UI/FormLayout',
  component: VacancyForm,
  args: {
    note: 'Черновик сохраняется на этом устройстве',
    children: (
      <>
        <Button variant="quiet">Отмена</Button>
        <Button variant="primary" type="submit">
          Создать вакансию
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof VacancyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: Element) => element.getBoundingClientRect().left;

export const Wide: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'О вакансии' })).toBeVisible();
    await expect(left(canvas.getByRole('textbox', { name: 'Условия' }))).toBeGreaterThan(
      left(canvas.getByRole('textbox', { name: 'Требования' })),
    );
    const bar = canvas.getByText('Черновик сохраняется на этом устройстве').closest('form')?.lastElementChild;
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const told = () => document.documentElement.style.getPropertyValue('--kasb-bottom-bar');
    await waitFor(() => expect(told()).toBe(`${(bar as HTMLElement).offsetHeight}px`));
  },
};

export const WithMessage: Story = {
  args: { message: <Banner tone="critical">Ошибка при сохранении вакансии</Banner> },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert').getBoundingClientRect();
    await expect(banner.bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Создать вакансию' }).getBoundingClientRect().top,
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(left(canvas.getByRole('textbox', { name: 'Условия' }))).toBe(
      left(canvas.getByRole('textbox', { name: 'Требования' })),
    );
    await expect(canvas.getByText('Черновик сохраняется на этом устройстве')).not.toBeVisible();
    const [cancel, create] = ['Отмена', 'Создать вакансию'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(cancel?.top).toBe(create?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <VacancyForm {...args} />
    </div>
  ),
};
