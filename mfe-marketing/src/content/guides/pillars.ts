export const pillars = {
  legend: 'Pillar to begin with',
  movesTitle: 'First moves',
  measureTitle: 'You know it works when',
  items: [
    {
      id: 'standards',
      name: 'Standards',
      icon: 'layers',
      text: 'One name for each stock, process and product, one rate for each machine. Without them every report compares apples with skids.',
      moves: [
        'List the stocks of the last quarter and delete the duplicates.',
        'Measure make-ready and speed of one press over twenty jobs, and quote with those.',
        'Print one control strip on every sheet and keep the readings with the job.',
      ],
      measure: 'Two estimators price the same job within 5% of each other.',
    },
    {
      id: 'flow',
      name: 'Flow',
      icon: 'workflow',
      text: 'Work moves at the pace of the constraint and stops nowhere else. Fewer open jobs, shorter lead times, the same machines.',
      moves: [
        'Count waiting tickets per station three times a day for one week.',
        'Release only what has plates, stock and approval.',
        'Move everything external out of the changeover at the constraint.',
      ],
      measure: 'Open jobs fall by a third while jobs finished a day stay the same.',
    },
    {
      id: 'insight',
      name: 'Insight',
      icon: 'chart',
      text: 'Every finished job comes back with hours, sheets and spoilage, and corrects the rule that priced it.',
      moves: [
        'Compare estimate and actual for the ten largest jobs of last month.',
        'Group margin by product and by customer; look at the lowest group first.',
        'Hang up six indicators, with their definitions, where everyone passes.',
      ],
      measure: 'Somebody changes a rule every week, and can say which job taught it.',
    },
    {
      id: 'people',
      name: 'People',
      icon: 'users',
      text: 'Software takes over looking up and passing on. What stays is judgment, and it needs time, training and permission.',
      moves: [
        'Pick one decision a week that a supervisor used to make and hand it to the crew with a limit.',
        'Train two people for every machine that only one can run.',
        'Give freed hours a purpose before they are freed: customer visits, test runs, maintenance.',
      ],
      measure: 'Vacations no longer show in the delivery dates.',
    },
  ],
} as const;
