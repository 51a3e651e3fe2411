import { type FieldRule, may, needs, plain, refers } from './field-rule.ts'

export interface TableRule {
  /** Without it there is no timetable. `service`: one of the tables that say so must be there. */
  needed?: 'always' | 'service'
  /** The column whose value may occur once. */
  key?: string
  fields: Record<string, FieldRule>
}

const flags = (columns: string): Record<string, FieldRule> =>
  Object.fromEntries(columns.split(' ').map(column => [column, needs('flag')]))

/** The files of GTFS Schedule, in an order in which every table comes after those it refers to. */
export const TABLE_RULES: Record<string, TableRule> = {
  agency: {
    needed: 'always',
    key: 'agency_id',
    fields: {
      agency_timezone: needs('zone', 'feed'),
      ...plain('agency_id agency_name agency_url agency_lang agency_phone agency_fare_url agency_email cemv_support'),
    },
  },
  feed_info: {
    fields: {
      feed_start_date: may('date'),
      feed_end_date: may('date'),
      ...plain(
        'feed_publisher_name feed_publisher_url feed_lang default_lang feed_version feed_contact_email feed_contact_url feed_id',
      ),
    },
  },
  levels: { key: 'level_id', fields: { level_id: needs('text'), ...plain('level_index level_name') } },
  stops: {
    needed: 'always',
    key: 'stop_id',
    fields: {
      stop_id: needs('text'),
      stop_lat: may('latitude'),
      stop_lon: may('longitude'),
      location_type: may('upToFour'),
      parent_station: refers(['stops'], 'field', { as: 'stop_id' }),
      wheelchair_boarding: may('upToTwo'),
      ...plain('stop_code stop_name tts_stop_name stop_desc zone_id stop_url stop_timezone level_id platform_code'),
      ...plain('stop_access'),
    },
  },
  routes: {
    needed: 'always',
    key: 'route_id',
    fields: {
      route_id: needs('text'),
      agency_id: refers(['agency'], 'field', { withFares: 'feed' }),
      route_type: needs('routeType', 'field'),
      route_color: may('colour'),
      route_text_color: may('colour'),
      ...plain('route_short_name route_long_name route_desc route_url route_sort_order network_id'),
      ...plain('continuous_pickup continuous_drop_off cemv_support'),
    },
  },
  calendar: {
    needed: 'service',
    key: 'service_id',
    fields: {
      service_id: needs('text'),
      ...flags('monday tuesday wednesday thursday friday saturday sunday'),
      start_date: needs('date'),
      end_date: needs('date'),
    },
  },
  calendar_dates: {
    needed: 'service',
    fields: { service_id: needs('text'), date: needs('date'), exception_type: needs('oneOrTwo') },
  },
  shapes: {
    fields: {
      shape_id: needs('text'),
      shape_pt_lat: needs('latitude'),
      shape_pt_lon: needs('longitude'),
      shape_pt_sequence: needs('whole'),
      shape_dist_traveled: may('amount'),
    },
  },
  trips: {
    needed: 'always',
    key: 'trip_id',
    fields: {
      trip_id: needs('text'),
      route_id: refers(['routes'], 'feed', { required: true }),
      service_id: refers(['calendar', 'calendar_dates'], 'feed', { required: true }),
      shape_id: refers(['shapes'], 'field'),
      direction_id: may('flag'),
      wheelchair_accessible: may('upToTwo'),
      bikes_allowed: may('upToTwo'),
      ...plain('trip_headsign trip_short_name block_id cars_allowed safe_duration_factor safe_duration_offset'),
    },
  },
  stop_times: {
    needed: 'always',
    fields: {
      trip_id: refers(['trips'], 'feed', { required: true }),
      stop_id: refers(['stops'], 'feed', { required: true }),
      stop_sequence: needs('whole', 'trip'),
      arrival_time: may('time', 'trip'),
      departure_time: may('time', 'trip'),
      pickup_type: may('upToThree'),
      drop_off_type: may('upToThree'),
      ...plain('stop_headsign shape_dist_traveled timepoint continuous_pickup continuous_drop_off'),
      ...plain('location_group_id location_id start_pickup_drop_off_window end_pickup_drop_off_window'),
      ...plain('pickup_booking_rule_id drop_off_booking_rule_id'),
    },
  },
  frequencies: {
    fields: {
      trip_id: refers(['trips'], 'row', { required: true }),
      start_time: needs('time'),
      end_time: needs('time'),
      headway_secs: needs('positive'),
      exact_times: may('flag'),
    },
  },
  transfers: {
    fields: {
      from_stop_id: refers(['stops'], 'row', { as: 'stop_id' }),
      to_stop_id: refers(['stops'], 'row', { as: 'stop_id' }),
      from_route_id: refers(['routes'], 'row', { as: 'route_id' }),
      to_route_id: refers(['routes'], 'row', { as: 'route_id' }),
      from_trip_id: refers(['trips'], 'row', { as: 'trip_id' }),
      to_trip_id: refers(['trips'], 'row', { as: 'trip_id' }),
      transfer_type: may('upToFive', 'row'),
      min_transfer_time: may('whole'),
    },
  },
  // A fare that cannot be read refuses the feed: skipping it would let another price apply in its place. A condition on
  // something that is not there stays in its row: without it the fare would hold everywhere.
  fare_attributes: {
    key: 'fare_id',
    fields: {
      fare_id: needs('text'),
      price: needs('amount', 'feed'),
      currency_type: needs('currency', 'feed'),
      agency_id: refers(['agency'], 'feed'),
      ...plain('payment_method transfers transfer_duration'),
    },
  },
  fare_rules: {
    fields: {
      fare_id: refers(['fare_attributes'], 'feed', { required: true }),
      route_id: refers(['routes'], 'told'),
      ...plain('origin_id destination_id contains_id'),
    },
  },
  timeframes: { fields: plain('timeframe_group_id start_time end_time service_id') },
  rider_categories: {
    key: 'rider_category_id',
    fields: plain('rider_category_id rider_category_name is_default_fare_category eligibility_url'),
  },
  fare_media: {
    key: 'fare_media_id',
    fields: plain('fare_media_id fare_media_name fare_media_type'),
  },
  fare_products: {
    fields: {
      fare_product_id: needs('text'),
      amount: needs('decimal', 'feed'),
      currency: needs('currency', 'feed'),
      rider_category_id: refers(['rider_categories'], 'feed'),
      fare_media_id: refers(['fare_media'], 'told'),
      ...plain('fare_product_name'),
    },
  },
  areas: { key: 'area_id', fields: { area_id: needs('text'), ...plain('area_name') } },
  stop_areas: {
    fields: {
      area_id: refers(['areas'], 'told'),
      stop_id: refers(['stops'], 'row', { required: true }),
    },
  },
  networks: { key: 'network_id', fields: plain('network_id network_name') },
  route_networks: { fields: { network_id: needs('text'), route_id: refers(['routes'], 'row', { required: true }) } },
  fare_leg_rules: {
    fields: {
      fare_product_id: refers(['fare_products'], 'feed', { required: true }),
      from_area_id: refers(['areas', 'stop_areas'], 'told', { as: 'area_id' }),
      to_area_id: refers(['areas', 'stop_areas'], 'told', { as: 'area_id' }),
      network_id: refers(['networks', 'routes', 'route_networks'], 'told'),
      rule_priority: may('whole', 'feed'),
      from_timeframe_group_id: refers(['timeframes'], 'told', { as: 'timeframe_group_id' }),
      to_timeframe_group_id: refers(['timeframes'], 'told', { as: 'timeframe_group_id' }),
      ...plain('leg_group_id'),
    },
  },
  fare_leg_join_rules: { fields: plain('from_network_id to_network_id from_stop_id to_stop_id') },
  fare_transfer_rules: {
    fields: plain(
      'from_leg_group_id to_leg_group_id transfer_count duration_limit duration_limit_type fare_transfer_type fare_product_id',
    ),
  },
  pathways: {
    fields: {
      ...plain('pathway_id from_stop_id to_stop_id pathway_mode is_bidirectional length traversal_time stair_count'),
      ...plain('max_slope min_width signposted_as reversed_signposted_as'),
    },
  },
  location_groups: { fields: plain('location_group_id location_group_name') },
  location_group_stops: { fields: plain('location_group_id stop_id') },
  booking_rules: {
    fields: {
      ...plain(
        'booking_rule_id booking_type prior_notice_duration_min prior_notice_duration_max prior_notice_last_day',
      ),
      ...plain('prior_notice_last_time prior_notice_start_day prior_notice_start_time prior_notice_service_id message'),
      ...plain('pickup_message drop_off_message phone_number info_url booking_url'),
    },
  },
  translations: { fields: plain('table_name field_name language translation record_id record_sub_id field_value') },
  attributions: {
    fields: {
      ...plain('attribution_id agency_id route_id trip_id organization_name is_producer is_operator is_authority'),
      ...plain('attribution_url attribution_email attribution_phone'),
    },
  },
}

export const isStandardTable = (name: string): boolean => Object.hasOwn(TABLE_RULES, name)
