import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { longWord } from '../../stories/extremes.ts';
import { ResumeDocument } from './ResumeDocument.tsx';

const meta = {
  title: 'UI/ResumeDocument',
  component: ResumeDocument,
  tags: ['snapshot', 'modes'],
  args: {
    name: 'Отабек Холматов',
    resume: {
      title: 'Технолог швейного производства',
      location: 'Самарканд',
      is_relocatable: true,
      employment: ['full-time'],
      formats: ['office'],
      schedules: ['shift'],
      start: 'two_weeks',
      driving: ['B', 'C'],
      salary_amount: 11_500_000,
      currency: 'UZS',
      experience: [
        {
          position: 'Технолог потока',
          company: 'Bog‘ishamol Tikuv',
          start: '2023-03',
          description: 'Пересчёт норм времени: с 410 до 520 изделий в смену.',
        },
        { position: 'Мастер швейного цеха', company: 'Zarafshon Trikotaj', start: '2020-08', end: '2023-02' },
      ],
      education: [
        {
          level: 'higher',
          institution: 'Ташкентский институт текстильной промышленности',
          specialty: 'Технология швейных изделий',
          year: 2020,
        },
      ],
      skills: ['Нормы времени', 'Лекала', 'САПР', 'Juki'],
      languages: [
        { name: 'Узбекский', level: 'native' },
        { name: 'Русский', level: 'c1' },
      ],
      about: 'Ищу производство рядом с домом.',
    },
  },
} satisfies Meta<typeof ResumeDocument>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отабек Холматов' })).toBeVisible();
    for (const words of [
      'Самарканд, переезд возможен',
      'Опыт 4 года 11 месяцев',
      'Полная занятость',
      'Может начать через 2 недели',
      'Права B, C',
      'март 2023 – настоящее время',
      'Технология швейных изделий, высшее, 2020',
      'Узбекский родной, Русский C1',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    const jobs = within(await canvas.findByRole('region', { name: 'Опыт работы' }));
    await expect(await jobs.findByText('4 года 11 месяцев')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Навыки и языки' })).toBeVisible();
  },
};

export const Paper: Story = {
  args: { size: 'paper', note: 'Телефон увидит тот, кому вы откликнетесь', style: { maxInlineSize: 320 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Самарканд, переезд возможен. Опыт 4 года 11 месяцев')).toBeVisible();
    await expect(await canvas.findByText('Bog‘ishamol Tikuv, март 2023 – настоящее время')).toBeVisible();
  },
};

export const PartsOfItsOwner: Story = {
  args: {
    resume: {
      title: 'Швея',
      skills: ['Оверлок'],
      experience: [{ position: 'Швея', start: '2024-01' }],
      languages: [{ name: 'Русский', level: 'c1' }],
    },
    actions: { skills: <Button>Изменить</Button> },
    placeholders: { education: <Button>Добавить образование</Button> },
    replaced: { about: <p>Форма</p> },
  },
  play: async ({ canvas }) => {
    const skills = within(await canvas.findByRole('region', { name: 'Навыки' }));
    await expect(await skills.findByRole('button', { name: 'Изменить' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Языки' })).toHaveTextContent('Русский, C1'));
    await expect(await canvas.findByRole('button', { name: 'Добавить образование' })).toBeVisible();
    await expect(await canvas.findByText('Форма')).toBeVisible();
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: longWord,
    resume: {
      title: longWord,
      experience: [{ position: longWord, company: longWord, start: 'давно', end: '2020-13', description: longWord }],
      education: [{ institution: longWord, level: 'doctor' }],
      skills: [longWord, longWord],
      languages: [{ name: longWord }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
