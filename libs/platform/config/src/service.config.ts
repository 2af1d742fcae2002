import { prose } from '@reelsheet/kernel';
import {
  AddressesSetting,
  AddressSetting,
  ChoiceSetting,
  DecimalSetting,
  MAX_PORT,
  NkeySeedSetting,
  TextSetting,
  WholeSetting,
} from './setting.js';
import { DatabaseConfig } from './database.config.js';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Settings of every service. */
export class ServiceConfig extends DatabaseConfig {
  @TextSetting({ about: 'interface that both processes listen on', layout: true })
  HOST: string = '0.0.0.0';

  @WholeSetting({
    about: 'port of the public API; the worker requires it too, but does not listen there',
    min: 0,
    max: MAX_PORT,
    layout: true,
  })
  PORT!: number;

  @WholeSetting({
    about: "port of the worker's health and metrics pages; any free one where absent",
    min: 0,
    max: MAX_PORT,
    optional: true,
    layout: true,
  })
  HEALTH_PORT?: number;

  @WholeSetting({
    about: prose`
        port of the metrics and the OpenAPI document of the process that answers callers; where absent, \`PORT\` shows
        them too`,
    min: 0,
    max: MAX_PORT,
    optional: true,
    layout: true,
  })
  INTERNAL_PORT?: number;

  @AddressesSetting({
    about: prose`
        \`nats://host:port\`, or \`tls://host:port\` with the name in the server's certificate if the network is not
        your own; the nodes of a cluster are separated by commas`,
    protocols: ['nats', 'tls'],
    layout: true,
  })
  NATS_URL!: string;

  @NkeySeedSetting({
    about: "the process's own key at NATS; no two processes share one",
    perProcess: true,
    layout: true,
  })
  NATS_NKEY_SEED!: string;

  @TextSetting({
    about: "PEM file of the authorities by which NATS's certificate is checked; those of the system where absent",
    optional: true,
    layout: true,
  })
  NATS_TLS_CA?: string;

  @ChoiceSetting(['1', '3', '5'], {
    about: prose`
        NATS servers that store each event stream with its consumers, read by base's worker; 3 for a cluster of three
        servers, which then loses one without an interruption; existing streams are changed at its next start`,
  })
  NATS_STREAM_REPLICAS: string = '1';

  @ChoiceSetting(LOG_LEVELS, { about: 'the least severe lines that are logged' })
  LOG_LEVEL: string = 'info';

  @AddressSetting({
    about:
      'collector of traces that speaks OTLP over HTTP, such as `http://collector:4318`; without one there are none',
    optional: true,
  })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @TextSetting({
    about: 'headers for the collector, `name=value,…`, values as in an address',
    optional: true,
    secret: true,
  })
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  @DecimalSetting({
    about: 'share of the traces that are collected; the same for all services, who agree by the id of a trace',
    max: 1,
  })
  OTEL_TRACES_SAMPLER_ARG: number = 0.1;

  @AddressSetting({ about: 'public address of base, as callers see it', endsIn: '/v1', layout: true })
  BASE_URL!: string;

  @AddressSetting({ about: 'public address of agent', endsIn: '/v1', layout: true })
  AGENT_URL!: string;

  @AddressSetting({ about: 'public address of core', endsIn: '/v1', layout: true })
  CORE_URL!: string;

  @AddressSetting({ about: 'public address of upload', endsIn: '/v1', layout: true })
  UPLOAD_URL!: string;

  @DecimalSetting({
    about: 'seconds for which a stopping process continues to serve, longer than load balancers need to notice',
  })
  DRAIN_SECONDS: number = 0.5;
}
